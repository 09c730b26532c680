import { running, type Clock } from './Clock.ts';
import type { Device } from './Device.ts';

interface Entry {
  readonly url: string;
  readonly state: unknown;
}

/** The history of a tab, which outlives its pages. */
export class FakeHistory {
  readonly #clock: Clock;
  #entries: readonly Entry[];
  #at = 0;
  /** Called on Back and Forward. */
  onMove: (state: unknown) => void = () => undefined;

  constructor(clock: Clock, url: string) {
    this.#clock = clock;
    this.#entries = [{ url, state: null }];
  }

  get state(): unknown {
    return this.#entries[this.#at]?.state ?? null;
  }

  get url(): URL {
    return new URL(this.#entries[this.#at]?.url ?? '/', 'http://localhost');
  }

  get canGoBack(): boolean {
    return this.#at > 0;
  }

  readonly pushState = (state: unknown, _title: string, url: string): void => {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), { url, state: structuredClone(state) }];
    this.#at += 1;
  };

  readonly replaceState = (state: unknown, _title: string, url = this.url.href): void => {
    this.#entries = this.#entries.with(this.#at, { url, state: structuredClone(state) });
  };

  readonly go = (delta: number): void => {
    this.#clock.after(0, () => {
      if (!this.#entries[this.#at + delta]) return;
      this.#at += delta;
      this.onMove(this.state);
    });
  };
}

/** The tab of a page, as its browser globals use it. */
interface WindowOwner {
  readonly device: Device;
  readonly sessionStorage: Device['localStorage'];
  readonly listeners: ((event: { data: unknown }) => void)[];
  postToOthers: (data: unknown) => void;
  reloadSoon: () => void;
}

/** Creates a page's browser globals, as far as the rooms below React use them. */
export function fakeWindow(tab: WindowOwner, history: FakeHistory) {
  const events = new EventTarget();
  const location = {
    get pathname() {
      return history.url.pathname;
    },
    get search() {
      return history.url.search;
    },
    get hash() {
      return history.url.hash;
    },
    get href() {
      return history.url.href;
    },
    origin: 'http://localhost',
    reload: () => tab.reloadSoon(),
  };
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    get cookie() {
      return tab.device.visibleCookies;
    },
  });
  return Object.assign(events, {
    document,
    history,
    location,
    localStorage: tab.device.localStorage,
    sessionStorage: tab.sessionStorage,
    navigator: {
      get onLine() {
        return tab.device.isOnline;
      },
    },
    BroadcastChannel: class {
      postMessage(data: unknown): void {
        tab.postToOthers(data);
      }
      addEventListener(_type: string, listener: (event: { data: unknown }) => void): void {
        tab.listeners.push(listener);
      }
    },
  });
}

export type FakeWindow = ReturnType<typeof fakeWindow>;

const NAMES = [
  'document',
  'localStorage',
  'sessionStorage',
  'location',
  'navigator',
  'BroadcastChannel',
] as const;

/**
 * Makes the browser globals refer to the tab whose code is running. Returns a function that undoes
 * this.
 */
export function installWindows(): () => void {
  const before = new Map<string, PropertyDescriptor | undefined>();
  const define = (name: string, get: () => unknown) => {
    before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { configurable: true, get });
  };
  define('window', () => running.getStore()?.page?.window);
  for (const name of NAMES)
    define(name, () => {
      const page = running.getStore()?.page;
      return page && (Reflect.get(page.window, name) as unknown);
    });
  return () => {
    for (const [name, property] of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
