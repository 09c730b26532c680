import { type Answers, exampleFetch, type OperationId, type ReplyName } from '@admission/sdk/examples';
import { OPERATIONS, PENDING, scenariosOf } from './operations.ts';
import { setMarker } from './setMarker.ts';

/** How long the mock holds a pending answer back. */
const PENDING_SECONDS = 600;
/** The query parameter a chosen state travels in, so that it can be linked in a bug report. */
const PARAMETER = 'scenario';
const LISTED = '200:all_completed';

/**
 * Keeps which example each operation answers with: asks Prism for it with `Prefer`, or answers with it in the browser.
 *
 * Written `getProfile:200:submitted,getPdf:200:failed` in the address; without one, what the tab has kept is chosen.
 */
export class Scenarios {
  /** The day the address says it is, `YYYY-MM-DD`, so that a banner of 2024 can be seen now. */
  readonly today: string | null;
  /** The name of the example by the id of its operation; the contract's first one answers for the others. */
  readonly chosen = new Map<string, string>();
  #hasUpload = false;

  constructor(search: string, stored: string | null) {
    const params = new URLSearchParams(search);
    this.today = params.get('on');
    const text = params.get(PARAMETER) ?? stored ?? '';
    for (const entry of text.split(',')) {
      const [, id = '', name] = /^(\w*):(.*)$/.exec(entry) ?? [];
      const known = scenariosOf(id).find((each) => each.name === name);
      if (known) this.chosen.set(id, known.name);
      else if (entry) console.warn(`The contract has no example ${entry}: its first one answers.`);
    }
  }

  /** The choice as text; '' while nothing is chosen. */
  toString(): string {
    return [...this.chosen].map(([id, name]) => `${id}:${name}`).join(',');
  }

  /** The address of a page in this state. */
  linkTo(href: string): string {
    const url = new URL(href);
    url.searchParams.set(PARAMETER, this.toString());
    return url.href;
  }

  /** How the sdk comes to the examples: a preview has no server. */
  get sdkOptions() {
    if (import.meta.env.MODE === 'preview') return { fetch: exampleFetch(this.answerTo) };
    return { headers: this.headers };
  }

  /** What the sdk sends along: the chosen example of the operation a call belongs to. */
  readonly headers = (call: { method: string; path: string }): Record<string, string> => {
    const { id = '' } =
      OPERATIONS.find(({ method, path }) => method === call.method && path === call.path) ?? {};
    const name = this.#nameOf(id);
    if (name === PENDING.name) return { Prefer: `wait=${String(PENDING_SECONDS)}` };
    return name ? { Prefer: `code=${name.replace(':', ', example=')}` } : {};
  };

  /** Answers in the browser as the mock does: a log-in sets the marker of the session, a log-out expires it. */
  readonly answerTo = (id: OperationId): Answers[OperationId] => {
    const name = this.#nameOf(id) ?? scenariosOf(id)[0]?.name ?? '';
    if (name === PENDING.name) return () => new Promise<never>(() => undefined);
    if (name.startsWith('200:') && (id === 'logIn' || id === 'logOut')) setMarker(id === 'logIn');
    return name as ReplyName<OperationId>;
  };

  /**
   * Examples remember nothing, and the first one lists no document. So once a file was handed in all are listed,
   * unless another example was chosen, or no upload would end well on the mock.
   */
  #nameOf(id: string): string | undefined {
    if (id === 'startConversion') this.#hasUpload = true;
    const followed = id === 'getDocuments' && this.#hasUpload ? LISTED : undefined;
    return this.chosen.get(id) ?? followed;
  }
}
