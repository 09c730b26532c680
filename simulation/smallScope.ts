import { type AnswerKey, type Sdk, ServerError, type StudentAnswers } from '@admission/sdk';
import { type Answers, EMPTY_FORM_STATE } from '../src/core/run/answers/FormState.ts';
import { FormStore } from '../src/core/run/answers/FormStore.ts';
import { answersMutation, adoptSaved } from '../src/session/saving/answers.ts';
import { createQueryClient } from '../src/session/calls/createQueryClient.ts';
import { profileQuery } from '../src/session/saving/profile.ts';
import { startMutation } from '../src/session/calls/runMutation.ts';
import { settle } from './Clock.ts';
import { INDEX } from './form.ts';
import type { StudentSession } from '../src/session/Session.ts';

const KEYS = ['first_name', 'last_name'] as const satisfies readonly AnswerKey[];
/** The first value is saved at the start, so that a later letter can return to it. */
const VALUES = ['A', 'B', 'C'] as const;
const TABS = [0, 1] as const;
const FORMER: Answers = { first_name: VALUES[0], last_name: VALUES[0] };

/** One event: a tab enters a letter or saves, or its request arrives, its reply arrives, or its call is lost. */
interface Move {
  readonly tab: number;
  readonly kind: 'letter' | 'save' | 'request' | 'reply' | 'lose';
  readonly key?: AnswerKey;
  readonly value?: string;
}

/** The letters, by number, that a tab or the server knows. A new letter replaces the known ones of the same key. */
type Known = ReadonlySet<number>;
interface Call {
  readonly serve: () => () => void;
  readonly fail: (error: Error) => void;
  /** Delivers the server's reply; null until the request has arrived. */
  deliver: (() => void) | null;
}

/** A server that versions answers as the contract requires. */
class VersionedServer {
  answers: Answers = FORMER;
  known: Known = new Set();
  version = 0;

  put(answers: Answers, known: Known, ifMatch: string | undefined): { version: string } | ServerError {
    if (ifMatch !== undefined && ifMatch !== String(this.version))
      return new ServerError('It has changed.', { status: 412, code: 'answers_changed' });
    this.answers = { ...this.answers, ...answers };
    this.known = new Set([...this.known, ...known]);
    this.version += 1;
    return { version: String(this.version) };
  }

  profile() {
    return { answer: this.answers, version: String(this.version), web_status: [] };
  }
}

/** Two tabs of one student, on one device or on two, with the messages between them and the server. */
class Scope {
  readonly server = new VersionedServer();
  readonly #calls: (Call | null)[] = [null, null];
  readonly #known: Known[] = [new Set(), new Set()];
  /** The letters that each tab knew when it last sent a save. */
  readonly #sent: Known[] = [new Set(), new Set()];
  readonly #letters: { readonly key: AnswerKey; readonly value: string; isNewest: boolean }[] = [];
  readonly #tabs: readonly StudentSession[];

  constructor(isOneDevice: boolean) {
    this.#tabs = TABS.map((tab) => this.#open(tab, isOneDevice));
  }

  #open(tab: number, isOneDevice: boolean): StudentSession {
    const sdk = {
      saveAnswers: (answers: StudentAnswers, { ifMatch }: { ifMatch?: string }) => {
        const known = this.#knownTo(tab);
        this.#sent[tab] = known;
        return this.#send(tab, () => this.server.put(answers as Answers, known, ifMatch));
      },
      getProfile: () =>
        this.#send(
          tab,
          () => ({ ...this.server.profile(), known: this.server.known }),
          ({ known }) => this.#learn(tab, known),
        ),
    } as unknown as Sdk;
    const controller = new AbortController();
    const session: StudentSession = {
      id: String(tab),
      kind: 'student',
      username: 'ana@example.com',
      marker: 'm-1',
      hasChangedPage: false,
      sdk,
      queryClient: createQueryClient(() => undefined),
      form: new FormStore(INDEX, () => '2026-11-16'),
      controller,
      signal: controller.signal,
      announceFailure: () => undefined,
      post: (event) => {
        const other = this.#tabs[1 - tab];
        if (!isOneDevice || event.type !== 'saved' || !other) return;
        adoptSaved(other, event);
        const told = [...(this.#sent[tab] ?? [])].filter(
          (letter) => (this.#letters[letter]?.key ?? '') in event.answers,
        );
        this.#learn(1 - tab, new Set(told));
      },
    };
    session.queryClient.setQueryData(profileQuery(sdk).queryKey, this.server.profile() as never);
    session.form.hydrate({ ...EMPTY_FORM_STATE, answers: FORMER });
    return session;
  }

  #knownTo(tab: number): Known {
    return this.#known[tab] ?? new Set();
  }

  #learn(tab: number, known: Known): void {
    this.#known[tab] = new Set([...this.#knownTo(tab), ...known]);
  }

  #send<Reply>(
    tab: number,
    answer: () => Reply | ServerError,
    heard: (reply: Reply) => void = () => undefined,
  ) {
    return new Promise<Reply>((resolve, reject) => {
      const serve = () => {
        const reply = answer();
        return () => {
          if (reply instanceof ServerError) {
            reject(reply);
            return;
          }
          heard(reply);
          resolve(reply);
        };
      };
      this.#calls[tab] = { serve, fail: reject, deliver: null };
    });
  }

  /** Returns the events that can happen now. */
  moves(): readonly Move[] {
    return TABS.flatMap((tab): readonly Move[] => {
      const call = this.#calls[tab];
      const letters = KEYS.flatMap((key) => VALUES.map((value) => ({ key, value })))
        .filter(({ key, value }) => this.#tabs[tab]?.form.answer(key) !== value)
        .map((letter) => ({ tab, kind: 'letter' as const, ...letter }));
      if (!call) return [...letters, { tab, kind: 'save' }];
      if (!call.deliver) return [...letters, { tab, kind: 'request' }];
      return [...letters, { tab, kind: 'reply' }, { tab, kind: 'lose' }];
    });
  }

  async make({ tab, kind, key, value = '' }: Move): Promise<void> {
    const session = this.#tabs[tab];
    const call = this.#calls[tab];
    if (!session) return;
    if (key) {
      for (const [at, letter] of this.#letters.entries())
        if (letter.key === key && this.#knownTo(tab).has(at)) letter.isNewest = false;
      this.#letters.push({ key, value, isNewest: true });
      this.#learn(tab, new Set([this.#letters.length - 1]));
      session.form.set(key, value);
      return;
    }
    if (kind === 'save') startMutation(session.queryClient, answersMutation(session), 'all');
    else if (call && kind === 'request') call.deliver = call.serve();
    else if (call?.deliver) {
      this.#calls[tab] = null;
      if (kind === 'reply') call.deliver();
      else call.fail(new ServerError('No reply.', { isTimeout: true }));
    }
    await settle();
  }

  /**
   * Saves each tab twice without faults, then checks that both show the newest letters and nothing is
   * unsaved. Returns what is wrong, or null.
   */
  async end(): Promise<string | null> {
    for (const tab of [0, 1, 0, 1]) {
      await this.#answerAll(tab);
      await this.make({ tab, kind: 'save' });
      await this.#answerAll(tab);
    }
    const { answers } = this.server;
    for (const key of KEYS) {
      const newest = this.#letters.filter((letter) => letter.key === key && letter.isNewest);
      const saved = answers[key] ?? '';
      const values = newest.length > 0 ? newest.map(({ value }) => value) : [FORMER[key]];
      if (!values.includes(saved))
        return `${key} is "${saved}", its newest letters are ${values.join(' and ')}`;
      for (const [tab, { form }] of this.#tabs.entries())
        if (form.answer(key) !== saved)
          return `tab ${tab} shows "${form.answer(key)}" for ${key}, the server has "${saved}"`;
    }
    return this.#tabs.some(({ form }) => form.hasUnsaved) ? 'something is still unsaved' : null;
  }

  async #answerAll(tab: number): Promise<void> {
    for (let call = this.#calls[tab]; call; call = this.#calls[tab])
      await this.make({ tab, kind: call.deliver ? 'reply' : 'request' });
  }
}

/** Returns whether two consecutive events are independent and their opposite order has already been tried. */
function isOtherOrder(first: Move | undefined, second: Move, isOneDevice: boolean): boolean {
  if (!first) return second.tab === 1;
  if (first.kind === 'letter' && second.kind === 'letter' && first.tab === second.tab)
    return KEYS.indexOf(first.key as never) > KEYS.indexOf(second.key as never);
  if (first.tab <= second.tab) return false;
  // A tab that receives the reply to a save informs the other tab of its device.
  if (isOneDevice && [first, second].some(({ kind }) => kind === 'reply')) return false;
  return first.kind !== 'request' || second.kind !== 'request';
}

/**
 * Returns whether an event differs from one already tried only in its key or value, which are
 * interchangeable.
 */
function isRenamed(path: readonly Move[], { key, value }: Move): boolean {
  if (value === VALUES[2] && !path.some((move) => move.key === key && move.value === VALUES[1])) return true;
  return key !== undefined && key !== KEYS[0] && !path.some((move) => move.key === KEYS[0]);
}

interface Path {
  readonly isOneDevice: boolean;
  readonly moves: readonly Move[];
}

export interface ScopeOutcome {
  readonly histories: number;
  /** The shortest sequences of events that fail, each with what went wrong. */
  readonly failures: readonly { readonly path: readonly string[]; readonly wrong: string }[];
}

/**
 * Tries every sequence of up to `depth` events, completing each without faults; stops at the shortest length
 * that fails.
 */
export async function trySmallScope(depth: number): Promise<ScopeOutcome> {
  let paths: readonly Path[] = [true, false].map((isOneDevice) => ({ isOneDevice, moves: [] }));
  let histories = 0;
  const failures: ScopeOutcome['failures'][number][] = [];
  for (let length = 0; length <= depth && failures.length === 0; length += 1) {
    const longer: Path[] = [];
    for (const { isOneDevice, moves } of paths) {
      const scope = new Scope(isOneDevice);
      for (const move of moves) await scope.make(move);
      if (length < depth)
        for (const move of scope.moves())
          if (!isOtherOrder(moves.at(-1), move, isOneDevice) && !isRenamed(moves, move))
            longer.push({ isOneDevice, moves: [...moves, move] });
      const wrong = await scope.end();
      histories += 1;
      if (wrong)
        failures.push({ path: [isOneDevice ? 'one device' : 'two devices', ...moves.map(nameOf)], wrong });
    }
    paths = longer;
  }
  return { histories, failures };
}

const nameOf = ({ tab, kind, key, value }: Move): string =>
  key ? `tab ${tab} types ${value} into ${key}` : `tab ${tab}: ${kind}`;
