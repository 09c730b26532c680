/** Sets or expires a session's readable marker. The mock sets the other cookie, which scripts cannot set. */
export function setMarker(isThere: boolean): void {
  document.cookie = `admit_session=${isThere ? '1' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
}
