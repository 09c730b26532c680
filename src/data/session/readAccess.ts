import type { Mode } from '../../core/application/decideLocation.ts';

/** Non-secret cookie that says somebody is logged in; the session itself is HttpOnly (TRAP-34). */
export const SESSION_MARKER = 'admit_session';

/** In which role the address and the cookies let somebody in. */
export interface Access {
  readonly mode: Mode;
  /** The token of the service and token modes. */
  readonly token: string | null;
}

/** Reads the role: service token before token before session; an empty token is none (TRAP-49). Spec §2, §6. */
export function readAccess(search: string, cookies: string, serviceToken: string | null): Access {
  if (serviceToken) return { mode: 'service', token: serviceToken };
  const token = new URLSearchParams(search).get('token');
  if (token) return { mode: 'token', token };
  return { mode: hasSessionMarker(cookies) ? 'student' : 'visitor', token: null };
}

/** Says whether the readable marker is there; only its exact name counts. */
export function hasSessionMarker(cookies: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [name, value] = cookie.trim().split('=');
    return name === SESSION_MARKER && Boolean(value);
  });
}
