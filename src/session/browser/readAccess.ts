/** The role in which the form is opened, as determined by the address and the cookies. */
export type Access =
  | { readonly kind: 'service' | 'token'; readonly token: string }
  | { readonly kind: 'student'; readonly marker: string }
  | { readonly kind: 'visitor' };

/** Determines the role from the first non-empty of service token, token and marker (TRAP-49). Spec §2, §6. */
export function readAccess(search: string, cookies: string, serviceToken: string | null): Access {
  if (serviceToken) return { kind: 'service', token: serviceToken };
  const token = new URLSearchParams(search).get('token');
  if (token) return { kind: 'token', token };
  const marker = readMarker(cookies);
  return marker ? { kind: 'student', marker } : { kind: 'visitor' };
}

/**
 * Returns the session marker, or '' if there is none. Only the exact cookie name counts (TRAP-34). Of several, another
 * host of the domain has set those that come first: with a longer path, or before the log-in (decision 012).
 *
 * The marker is not a secret; the session cookie itself is HttpOnly.
 */
export function readMarker(cookies: string): string {
  return /.*(?:^|;)\s*admit_session=([^;]*)/.exec(cookies)?.[1]?.trim() ?? '';
}

const ATTEMPTS = 10;
const PAUSE_MS = 50;

/**
 * Waits up to half a second until the page can read a new session's cookie; returns whether it can.
 *
 * WebKit exposes a reply's cookies to the page slightly later than the reply itself.
 */
export async function waitForSession(cookies: () => string): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS && readMarker(cookies()) === ''; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return readMarker(cookies()) !== '';
}
