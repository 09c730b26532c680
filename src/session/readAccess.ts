/** Name of the cookie that says a session is there, with a non-secret value for each; the session itself is HttpOnly. */
export const SESSION_MARKER = 'admit_session';

/** The role in which the address and the cookies open the form. */
export type Access =
  | { readonly kind: 'service' | 'token'; readonly token: string }
  | { readonly kind: 'student'; readonly marker: string }
  | { readonly kind: 'visitor' };

/** Reads the role: service token before token before session; an empty token is none (TRAP-49). Spec §2, §6. */
export function readAccess(search: string, cookies: string, serviceToken: string | null): Access {
  if (serviceToken) return { kind: 'service', token: serviceToken };
  const token = new URLSearchParams(search).get('token');
  if (token) return { kind: 'token', token };
  const marker = readMarker(cookies);
  return marker ? { kind: 'student', marker } : { kind: 'visitor' };
}

/** Says whether a visitor has become a student, by a session that began in another tab or was answered late. */
export function isStudentByNow(kind: string, cookies: string): boolean {
  return kind === 'visitor' && readMarker(cookies) !== '';
}

/** The readable marker of the browser's session; '' without one. Only its exact name counts (TRAP-34). */
export function readMarker(cookies: string): string {
  for (const cookie of cookies.split(';')) {
    const [name, ...value] = cookie.trim().split('=');
    if (name === SESSION_MARKER) return value.join('=');
  }
  return '';
}
