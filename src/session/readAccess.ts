/** The role in which the address and the cookies open the form. */
export type Access =
  | { readonly kind: 'service' | 'token'; readonly token: string }
  | { readonly kind: 'student'; readonly marker: string }
  | { readonly kind: 'visitor' };

/** Reads the role: service token, token, session; an empty token is ignored (TRAP-49). Spec §2, §6. */
export function readAccess(search: string, cookies: string, serviceToken: string | null): Access {
  if (serviceToken) return { kind: 'service', token: serviceToken };
  const token = new URLSearchParams(search).get('token');
  if (token) return { kind: 'token', token };
  const marker = readMarker(cookies);
  return marker ? { kind: 'student', marker } : { kind: 'visitor' };
}

/**
 * Returns the marker of the browser's session; '' without one. Only the exact cookie name counts (TRAP-34).
 *
 * The marker is not a secret: the session cookie itself is HttpOnly.
 */
export function readMarker(cookies: string): string {
  return /(?:^|;)\s*admit_session=([^;]*)/.exec(cookies)?.[1]?.trim() ?? '';
}
