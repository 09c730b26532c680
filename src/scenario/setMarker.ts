/** Sets or expires a session's readable marker. The mock adds the other cookie, which no script can set. */
export function setMarker(isThere: boolean): void {
  document.cookie = `admit_session=${isThere ? '1' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
}
