import { fakeStorage } from '../src/session/test-support/fakeStorage.ts';
import type { LetterShelf } from './LetterShelf.ts';

/** A browser: the state that its tabs share. */
export class Device {
  readonly name: string;
  /** The offset of its clock from the server's, in ms. */
  clockOffset: number;
  readonly cookies = new Map<string, string>();
  readonly localStorage = fakeStorage();
  readonly letters: LetterShelf;
  isOnline = true;
  /** Whether the laptop is closed: no timers run, and no replies arrive. */
  isAsleep = false;
  /**
   * Whether a log-in is in transit or its reply was lost: the server may already have ended this browser's
   * previous session.
   */
  isLoggingIn = false;

  constructor(name: string, clockOffset: number, letters: LetterShelf) {
    this.name = name;
    this.clockOffset = clockOffset;
    this.letters = letters;
  }

  /** Stores a reply's cookies, as a browser does even when no page is waiting for the reply. */
  take(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The cookies that a script can read; the session cookie is HttpOnly. */
  get visibleCookies(): string {
    const marker = this.cookies.get('admit_session');
    return marker ? `admit_session=${marker}` : '';
  }

  get sentCookies(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }
}
