import { readMarker } from './readAccess.ts';

const LOOKS = 10;
const PAUSE_MS = 50;

/**
 * Waits up to half a second until the page can read a new session's cookie; returns whether it can.
 *
 * WebKit exposes a reply's cookies to the page slightly later than the reply itself.
 */
export async function waitForSession(cookies: () => string): Promise<boolean> {
  for (let look = 0; look < LOOKS && readMarker(cookies()) === ''; look += 1)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return readMarker(cookies()) !== '';
}
