/** Sets the readable marker of a session, or expires it. It is all it takes: the mock adds the rest, which no script can set. */
export function setMarker(isThere: boolean): void {
  document.cookie = `admit_session=${isThere ? '1' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
}
