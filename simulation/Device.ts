import type { Tab } from './Tab.ts';

/** A storage as browsers have one. */
export class FakeStorage {
  readonly #kept = new Map<string, string>();
  readonly getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  readonly setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  readonly removeItem = (key: string): void => void this.#kept.delete(key);
}

/** A browser: what its tabs share. */
export class Device {
  readonly name: string;
  /** By how much its clock is off, in ms. */
  readonly clockOffset: number;
  readonly cookies = new Map<string, string>();
  readonly localStorage = new FakeStorage();
  isOnline = true;
  /** A log-in is on its way, or its reply was lost: the server may have ended the session this browser still has. */
  isLoggingIn = false;
  readonly tabs: Tab[] = [];

  constructor(name: string, clockOffset: number) {
    this.name = name;
    this.clockOffset = clockOffset;
  }

  get living(): readonly Tab[] {
    return this.tabs.filter(({ isAlive }) => isAlive);
  }

  /** Keeps the cookies of a reply, whoever waits for it. */
  take(reply: Response): void {
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** As a script sees them: the session itself is HttpOnly. */
  get visibleCookies(): string {
    const marker = this.cookies.get('admit_session');
    return marker ? `admit_session=${marker}` : '';
  }

  get sentCookies(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }
}
