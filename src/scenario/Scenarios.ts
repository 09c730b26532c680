import { type Answers, exampleFetch, type OperationId, type ReplyName } from '@admission/sdk/examples';
import { findUnknownWords, isDay, isExample } from './findUnknownWords.ts';
import { OPERATIONS, PENDING, scenariosOf } from './operations.ts';

/** How long the mock delays a pending reply, in seconds. */
const PENDING_SECONDS = 600;
/** The query parameter for the chosen state, so that a bug report can link to it. */
const PARAMETER = 'scenario';
const LISTED = '200:all_completed';

/**
 * Holds the chosen example of each operation, and requests it from Prism with `Prefer` or replies with it in the
 * browser. The address lists examples as `getProfile:200:submitted,getPdf:200:failed`. If it lists none, the tab's last
 * choice applies.
 */
export class Scenarios {
  /** The address with which the page was loaded, without its origin. */
  readonly loaded: string;
  /** The date set by the address, `YYYY-MM-DD`, to preview the banner on another day. */
  readonly today: string | null;
  /** What the address says that the mock does not know, in sentences. */
  readonly unknown: readonly string[];
  /** Operation id → the name of the chosen example. Other operations reply with the contract's first one. */
  readonly chosen = new Map<string, string>();
  #hasUpload = false;

  constructor(loaded: string, stored: string | null) {
    this.loaded = loaded;
    const params = new URL(loaded, 'http://mock').searchParams;
    const day = params.get('on');
    this.today = day !== null && isDay(day) ? day : null;
    if (!params.has(PARAMETER) && stored !== null) params.set(PARAMETER, stored);
    this.unknown = findUnknownWords(params);
    for (const sentence of this.unknown) console.warn(sentence);
    for (const entry of (params.get(PARAMETER) ?? '').split(',').filter(isExample))
      this.chosen.set(...(entry.split(/:(.*)/, 2) as [string, string]));
  }

  /** Returns the choices as written in the address; '' if nothing is chosen. */
  toString(): string {
    return [...this.chosen].map(([id, name]) => `${id}:${name}`).join(',');
  }

  /** Returns an address with the chosen state in its query. */
  linkTo(href: string): string {
    const url = new URL(href);
    url.searchParams.set(PARAMETER, this.toString());
    return url.href;
  }

  /** The sdk options that select the examples. A preview has no server and replies in the browser. */
  get sdkOptions() {
    if (import.meta.env.MODE === 'preview') return this.inBrowser();
    return { headers: this.headers };
  }

  /** Returns the sdk options that answer calls in the browser, without a server. */
  inBrowser() {
    return { fetch: exampleFetch(this.answerTo) };
  }

  /** Returns the headers that request the example chosen for a call. */
  readonly headers = (call: { method: string; path: string }): Record<string, string> => {
    const { id = '' } =
      OPERATIONS.find(({ method, path }) => method === call.method && path === call.path) ?? {};
    const name = this.#nameOf(id);
    if (name === PENDING.name) return { Prefer: `wait=${String(PENDING_SECONDS)}` };
    return name ? { Prefer: `code=${name.replace(':', ', example=')}` } : {};
  };

  /**
   * Returns the reply that the mock would send for an operation. A log-in sets the session marker, and a
   * log-out expires it.
   */
  readonly answerTo = (id: OperationId): Answers[OperationId] => {
    const name = this.#nameOf(id) ?? scenariosOf(id)[0]?.name ?? '';
    if (name === PENDING.name) return () => new Promise<never>(() => undefined);
    if (name.startsWith('200:') && (id === 'logIn' || id === 'logOut')) setMarker(id === 'logIn');
    return name as ReplyName<OperationId>;
  };

  /**
   * Returns the name of the example to reply with, if any.
   *
   * Examples are stateless, and the default one for `getDocuments` is empty, so no upload would succeed on the
   * mock. Once a conversion has been started, the example that lists all documents is used instead, unless
   * another was chosen.
   */
  #nameOf(id: string): string | undefined {
    if (id === 'startConversion') this.#hasUpload = true;
    const followed = id === 'getDocuments' && this.#hasUpload ? LISTED : undefined;
    return this.chosen.get(id) ?? followed;
  }
}

/** Sets or expires a session's readable marker. The mock sets the other cookie, which scripts cannot set. */
export function setMarker(isThere: boolean): void {
  document.cookie = `admit_session=${isThere ? '1' : '; Max-Age=0'}; Path=/; SameSite=Lax`;
}
