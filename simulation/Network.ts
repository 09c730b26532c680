import type { Call } from './Call.ts';
import { running } from './Clock.ts';
import type { Random } from '../contracts/model/Random.ts';
import type { Answers } from '../src/core/answers/FormState.ts';
import type { Letters } from './Letters.ts';
import { WRITE_MS } from './LetterShelf.ts';
import { isRefused, rejectionOf, REFUSALS, type Refusal, type Wall } from './refusals.ts';
import type { Tab } from './Tab.ts';
import type { Excuses } from './Excuses.ts';
import type { WorldState } from './WorldState.ts';

/** The ways in which a call between page and server can fail. */
export const FAULTS = [
  'lost before',
  'lost after',
  'never',
  '401',
  '409',
  '412',
  '429',
  '500',
  '500 after',
  'wrong shape',
] as const;
/** A late call takes `LATE_MS` and arrives even if the page aborts it. Only scripted histories use it. */
export type Fault = (typeof FAULTS)[number] | 'late';
/** The faults of calls that reach the server. */
const ARRIVING: readonly Fault[] = ['lost after', '500 after', 'wrong shape', 'late'];
const LATE_MS = 20_000;

/** The only path whose calls may be answered with an injected 412. */
const VERSIONED = '/api/answer';
export const SAVE = `PUT ${VERSIONED}`;
const LOG_IN = '/public/login';

/** Carries calls to the server and replies back, and delays, reorders, corrupts or drops them. */
export class Network {
  readonly #world: WorldState;
  readonly #excuses: Excuses;
  readonly #random: Random;
  /** The percentage of calls that fail. */
  faultRate = 0;
  /** The fault of the next call of each kind. */
  readonly next = new Map<string, Fault>();
  /** The filters that refuse some saves because of their content, including those that have ended. */
  walls: readonly Wall[] = [];
  /** Refuses every call alike, whatever it contains. */
  outage: Omit<Wall, 'text'> | null = null;
  /** The answers of the last save of each tab that an outage refused, as JSON. */
  readonly #lastInOutage = new Map<Tab, string>();
  /** Saves of answers that have not reached the server yet. */
  readonly #saves = new Set<Call>();
  /** Calls that have reached the server and whose page is still waiting for the reply. */
  readonly #awaited = new Map<Call, string>();
  /** How often a page had been hidden when it began the save that goes again, having met another one or a refusal. */
  readonly #goingAgain = new Map<Tab, number>();
  /** When a save last ended that was in transit as its page was hidden; another one may have waited for it. */
  readonly #endedAt = new Map<Tab, number>();

  constructor(world: WorldState, excuses: Excuses, random: Random) {
    this.#world = world;
    this.#excuses = excuses;
    this.#random = random;
  }

  /** The `fetch` of a tab's page. */
  readonly fetchOf =
    (tab: Tab): typeof fetch =>
    async (input, init) => {
      const request =
        input instanceof Request ? input : new Request(new URL(String(input), 'http://localhost'), init);
      const signal = input instanceof Request ? input.signal : init?.signal;
      // A closing page makes its last calls; a write that ends after the page must not let it go on.
      if (!tab.isAlive && !request.keepalive) return new Promise(() => undefined);
      const { ends: end, student } = tab;
      const sinceEnd = this.#world.clock.elapsed - tab.endedAt;
      // Node reads bodies using timers, which must keep running after the page is closed.
      const body = await running.exit(() => request.clone().blob());
      const isSave = new URL(request.url).pathname === VERSIONED;
      const answers = isSave ? (JSON.parse(await running.exit(() => body.text())) as Answers) : null;
      const contents = student && answers && this.#lettersOf(student).contentsOf(student, answers);
      return new Promise<Response>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason as Error);
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        this.#send({
          tab,
          student,
          answers,
          contents,
          request,
          body,
          signal,
          end,
          sinceEnd,
          sentAt: this.#world.clock.elapsed,
          resolve,
          reject,
        });
      });
    };

  /** Returns whether a save of this tab's answers is in transit. */
  isSaving(of: Tab): boolean {
    return [...this.#saves].some(({ tab }) => tab === of);
  }

  #send(call: Call): void {
    const { tab, contents, request, reject } = call;
    const path = new URL(request.url).pathname;
    const refusal = this.#refusalOf(call, path);
    const fault = refusal ? null : this.#faultOf(request.method, path);
    const why = refusal ? `refused: ${refusal}` : fault;
    const what = `${tab.name} ${request.method} ${path}${why ? ` (${why})` : ''}`;
    if (!tab.device.isOnline) {
      this.#world.note(`${what} offline`);
      return reject(new TypeError('Failed to fetch'));
    }
    if (fault) this.#world.count(`fault: ${fault}`);
    if (refusal) this.#world.count(`refused: ${refusal}`);
    // Browsers attach cookies when the call is sent.
    const headers = new Headers(request.headers);
    if (request.credentials !== 'omit') headers.set('cookie', tab.device.sentCookies);
    const sent = new Request(request.url, {
      method: request.method,
      headers,
      body: ['GET', 'HEAD'].includes(request.method) ? undefined : call.body,
    });
    // If this log-in never reaches the server, an earlier one whose reply was lost still determines
    // `isLoggingIn`.
    const wasLoggingIn = tab.device.isLoggingIn;
    if (path === LOG_IN) tab.device.isLoggingIn = true;
    const { server } = this.#world;
    const start = server.starts;
    if (contents) this.#saves.add(call);
    this.#later(async () => {
      this.#saves.delete(call);
      // An aborted call may or may not reach the server. Once its page is closed, the abort is ignored.
      if (fault !== 'late' && call.signal?.aborted && tab.isAlive && this.#random.chance(0.5)) return;
      if (fault && !ARRIVING.includes(fault)) {
        this.#excuses.callFailed(tab, contents);
        this.#noteGoingAgain(call, false);
        this.#world.note(what);
        if (path === LOG_IN) tab.device.isLoggingIn = wasLoggingIn;
        if (fault === 'never') return;
        this.#reply(call, fault === 'lost before' ? null : rejectionOf(fault));
        return;
      }
      if (refusal) {
        this.#excuses.callFailed(tab, contents);
        this.#noteGoingAgain(call, true);
        this.#world.note(what);
        this.#reply(call, REFUSALS[refusal]());
        return;
      }
      if (start !== server.starts) {
        this.#excuses.callFailed(tab, contents);
        this.#reply(call, null);
        return;
      }
      await this.#arrive(call);
      const reply = await server.answer(sent);
      this.#world.note(`${what} → ${String(reply.status)}`);
      this.#countReply(call.tab, request.method, path, reply);
      if (reply.ok) await this.#noteVersion(call, reply);
      this.#noteGoingAgain(call, reply.status === 412);
      this.#later(() => {
        // The page may have been closed in the meantime.
        if (!reply.ok) this.#excuses.callFailed(tab, contents);
        const isLost = start !== server.starts || fault === 'lost after';
        if (isLost && path === '/api/submit' && reply.ok) this.#world.count('a lost submit');
        if (!isLost) tab.device.take(reply);
        if (!isLost && path === LOG_IN) tab.device.isLoggingIn = false;
        if (isLost) this.#reply(call, null);
        else if (fault === '500 after') this.#reply(call, rejectionOf('500'));
        else this.#reply(call, fault === 'wrong shape' ? Response.json(['?']) : reply);
      });
    }, fault === 'late');
  }

  /**
   * Records a call that has arrived. A page must not repeat a call before the reply, except for one last save
   * each time it is hidden or closed.
   */
  async #arrive(call: Call): Promise<void> {
    const { tab, request, body, signal, end } = call;
    // A step and Submit may validate at the same time; navigations and saves may check the profile at the
    // same time.
    if (/(validations|profile|document-answer|presigned-url)$/.test(request.url)) return;
    const { method, url, headers } = request;
    const terms = ['admit-session', 'if-match'].map((name) => headers.get(name));
    const text = await running.exit(() => body.text());
    const what = `${tab.name} ${method} ${url} ${terms.join(' ')} ${text}`;
    const same = [...this.#awaited].flatMap(([other, its]) => (its === what ? other : []));
    const lastSaves = [call, ...same].filter((one) => one.request.keepalive).length;
    // The last save may overtake another, even one that has begun but is still being written into the record, or that goes
    // again because it has met another one. After the session has been checked, all that has waited for it is sent
    // together: a save with the last one, or the last saves of several sessions that end together.
    const hasWaited = (other: Call) => call.sentAt === other.sentAt && call.sinceEnd > WRITE_MS;
    const isExpected = (other: Call) =>
      request.keepalive && other.request.keepalive
        ? lastSaves <= tab.ends
        : (other.end !== end || hasWaited(other) || [call, other].some(this.#hadBegun)) &&
          (request.keepalive || other.request.keepalive);
    const isTwice = same.some((other) => !other.signal?.aborted && !isExpected(other));
    if (isTwice && !signal?.aborted) this.#world.breaches.push(`(i) ${what} is sent twice.`);
    this.#awaited.set(call, what);
  }

  /** Returns whether a save had begun before its page was last hidden. */
  readonly #hadBegun = ({ tab, request, end, sinceEnd, sentAt }: Call): boolean =>
    !request.keepalive &&
    (Math.min(sinceEnd, sentAt - (this.#endedAt.get(tab) ?? -Infinity)) <= WRITE_MS ||
      (this.#goingAgain.get(tab) ?? end) < end);

  #noteGoingAgain(call: Call, goesAgain: boolean): void {
    const { tab, contents, request, end } = call;
    if (!contents || request.keepalive) return;
    if (goesAgain) this.#goingAgain.set(tab, this.#hadBegun(call) ? end - 1 : end);
    else this.#goingAgain.delete(tab);
  }

  /** Counts the events that a reply reveals. */
  #countReply(tab: Tab, method: string, path: string, reply: Response): void {
    const { count } = this.#world;
    if (method === 'PUT' && path === VERSIONED && reply.status === 412) count('a merge after 412');
    if (reply.status === 409) count('a session replaced');
    if (!tab.isAlive && reply.ok) count('a call that outlived its page');
  }

  /** Records the letters that the server has at the version of a reply. */
  async #noteVersion({ student, contents, request }: Call, reply: Response): Promise<void> {
    const version = reply.headers.get('etag');
    if (version === null) return;
    const blind = request.headers.has('if-match') ? null : student;
    if (student && contents) this.#lettersOf(student).apply(contents, version, blind);
    else this.#lettersOf((await reply.clone().json()) as { username: string }).read(version);
  }

  #lettersOf({ username }: { readonly username: string }): Letters {
    return this.#world.lettersOf(username);
  }

  #faultOf(method: string, path: string): Fault | null {
    const next = this.next.get(`${method} ${path}`);
    if (next && this.next.delete(`${method} ${path}`)) return next;
    if (path === '/mock-storage' || !this.#random.chance(this.faultRate / 100)) return null;
    const fault = this.#random.pick(FAULTS);
    if (fault === '412' && path !== VERSIONED) return '500';
    // Outside `/api/`, a 401 refers to the credentials, not the session.
    if ((fault === '401' || fault === '409') && !path.startsWith('/api/')) return '500';
    return fault;
  }

  #refusalOf({ answers, tab }: Call, path: string): Refusal | null {
    const now = this.#world.clock.elapsed;
    if (this.outage && path !== '/mock-storage' && now < this.outage.until) {
      if (answers) this.#lastInOutage.set(tab, JSON.stringify(answers));
      return this.outage.refusal;
    }
    return this.walls.find((wall) => now < wall.until && isRefused(wall, answers ?? {}))?.refusal ?? null;
  }

  /** Returns whether a filter has refused these answers, or an outage in its last moment, which no form can tell apart. */
  readonly hasRefused = (answers: Answers): boolean =>
    this.walls.some((wall) => isRefused(wall, answers)) ||
    [...this.#lastInOutage.values()].includes(JSON.stringify(answers));

  /**
   * Runs a function after a network delay. Most delays are short; some are long enough for later calls to
   * overtake this one.
   */
  #later(run: () => unknown, isLate = false): void {
    const ms = this.#random.chance(0.2) ? this.#random.below(1_800) : 10 + this.#random.below(90);
    this.#world.clock.afterAll(isLate ? LATE_MS : ms, run);
  }

  #reply(call: Call, reply: Response | null): void {
    const { tab, resolve, reject } = call;
    this.#awaited.delete(call);
    if (call.contents && call.end < tab.ends) this.#endedAt.set(tab, this.#world.clock.elapsed);
    if (!tab.isAlive) return;
    const isHeard = reply && !tab.device.isAsleep;
    reply?.headers.set('date', new Date(this.#world.clock.now).toUTCString());
    running.run(tab, () =>
      this.#world.clock.after(0, () => (isHeard ? resolve(reply) : reject(new TypeError('Failed to fetch')))),
    );
  }
}
