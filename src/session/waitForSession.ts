import { readMarker } from './readAccess.ts';

const LOOKS = 10;
const PAUSE_MS = 50;

/**
 * Waits up to half a second for the page to see the cookie of a new session, and returns whether it does.
 *
 * WebKit exposes a reply's cookies to the page a moment after the reply itself.
 */
export async function waitForSession(cookies: () => string): Promise<boolean> {
  for (let look = 0; look < LOOKS && readMarker(cookies()) === ''; look += 1)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return readMarker(cookies()) !== '';
}
