import type { AnswerKey } from '@admission/sdk';
import { isDeepStrictEqual } from 'node:util';
import { keysOf } from '../../src/core/answers/answersTo.ts';
import type { Answers } from '../../src/core/answers/FormState.ts';
import {
  type Change,
  changesAny,
  confirm,
  type Journal,
  type JournalSave,
  NEW_JOURNAL,
  read,
  rest,
  retry,
  send,
} from '../../src/core/run/journal/Journal.ts';
import { isolate, joinShared, numberDue, refuse } from '../../src/core/run/journal/takeApart.ts';
import {
  type Call,
  editsIn,
  excuse,
  hasDue,
  findWrong,
  idOf,
  isNamed,
  isRefused,
  judgeOn,
  KEYS,
  letterOf,
  mark,
  nameOf,
  type Page,
  type RefusalState,
  startState,
  wrongWith,
} from './RefusalState.ts';
import { enter, shownIn } from './State.ts';

/** A rule about refusals and failed writes (decision 034). */
export type RefusalRule =
  | 'a change waits only if another save is accepted'
  | 'changes that share an answer are joined'
  | 'a change that goes by itself has a number of its own form'
  | 'a record has what waits'
  | 'a failed write is noticed'
  | 'records stay until they have been taken over';

const MOST = { calls: 2, letters: 3 };

/** Refused letters and failed writes: two devices, with a server that refuses two letters. */
export class RefusalScope {
  readonly #has: (rule: RefusalRule) => boolean;
  readonly start = startState();
  readonly findWrong = findWrong;

  constructor(without?: RefusalRule) {
    this.#has = (rule) => rule !== without;
  }

  readonly nameOf: (state: RefusalState) => string = JSON.stringify;

  /** Lists the possible moves, each with the state it leads to. */
  *moves(state: RefusalState): Generator<readonly [what: string, next: RefusalState]> {
    const { pages, calls, letters } = state;
    if (state.isOut === undefined) yield ['everything is refused', { ...state, isOut: true }];
    if (state.isFull === undefined) yield ['the disk of A is full', { ...state, isFull: true }];
    for (const page of pages) {
      const name = nameOf(page);
      if (page.form === '') {
        yield [`${name} opens`, this.#open(state, page)];
        continue;
      }
      if (letters.length <= MOST.letters)
        for (const key of KEYS) yield [`${name} types into ${key}`, this.#type(state, page, key)];
      yield [`${name} crashes`, this.#crash(state, page)];
      const isBusy = calls.some(({ form }) => form === page.form);
      if (calls.length >= MOST.calls || isBusy) continue;
      if (page.isStale) yield [`${name} reads the profile`, this.#call(state, page, 'read')];
      if (page.journal.changes.length > 0) yield [`${name} saves`, this.#send(state, page)];
      if (hasDue(page)) yield [`${name} sends what goes by itself`, this.#sendDue(state, page)];
    }
    for (const [at, call] of calls.entries()) {
      const others = { ...state, calls: calls.toSpliced(at, 1) };
      const what = `the ${call.kind} of ${call.form}`;
      if (call.reply) yield [`${what} is answered`, this.#take(others, call)];
      else yield [`${what} arrives`, this.#arrive(others, call)];
      yield [`${what} is lost`, this.#lose(others, call)];
    }
  }

  /** Returns the next move on the way to rest. Null once nothing is left to do. */
  settle(state: RefusalState): readonly [what: string, next: RefusalState] | null {
    const { pages, calls } = state;
    const [call] = calls;
    if (call) {
      const others = { ...state, calls: calls.slice(1) };
      const next = call.reply ? this.#take(others, call) : this.#arrive(others, call);
      return [`the ${call.kind} of ${call.form} goes on`, next];
    }
    const find = (is: (page: Page) => boolean) => pages.find(is);
    const apart = find((page) => page.apart !== null);
    if (apart) return [`${nameOf(apart)} goes on`, this.#send(state, apart)];
    if (state.isOut) return ['the outage ends', { ...state, isOut: false }];
    const stale = find(({ isStale }) => isStale);
    if (stale) return [`${nameOf(stale)} reads`, this.#call(state, stale, 'read')];
    const closed = find(({ form }) => form === '');
    if (closed) return [`${nameOf(closed)} opens`, this.#open(state, closed)];
    const unsaved = find(({ journal }) => journal.changes.length > 0);
    if (unsaved) return [`${nameOf(unsaved)} saves`, this.#send(state, unsaved)];
    const due = find(hasDue);
    return due ? [`${nameOf(due)} sends what goes by itself`, this.#sendDue(state, due)] : null;
  }

  /** Changes a page, and writes its record. */
  #put(before: RefusalState, from: Page, changes: Partial<Page>): RefusalState {
    const page = { ...from, ...changes };
    const state = { ...before, pages: before.pages.with(page.at, page) };
    if (page.at === 0 && state.isFull) return state;
    const waiting = this.#has('a record has what waits') ? page.journal.waiting : [];
    const { [page.form]: _own, ...others } = state.records[page.at] ?? {};
    const kept = { changes: page.journal.changes, waiting };
    const records = editsIn(kept).length > 0 ? { ...others, [page.form]: kept } : others;
    return { ...state, records: state.records.with(page.at, records) };
  }

  #open(state: RefusalState, page: Page): RefusalState {
    const { server, forms } = state;
    const form = String.fromCharCode(97 + forms);
    const all = state.records[page.at] ?? {};
    const left = Object.values(all);
    const found: Journal = {
      ...NEW_JOURNAL,
      changes: left.flatMap(({ changes }) => changes),
      waiting: left.flatMap(({ waiting }) => waiting),
    };
    const { answers, version, numbers } = server;
    const taken = rest(read(found, { answers, version: String(version), applied: numbers }));
    const { journal, ...judged } = judgeOn(state, retry(taken));
    const hasFailed =
      page.at === 0 && state.isFull && this.#has('records stay until they have been taken over');
    const records = state.records.with(page.at, hasFailed ? all : {});
    const opened: Page = { ...page, form, journal, apart: null, isStale: false, dues: 0 };
    return this.#put({ ...judged, records, forms: forms + 1 }, opened, {});
  }

  #type(state: RefusalState, page: Page, key: AnswerKey): RefusalState {
    const letters = [...state.letters];
    const shown = shownIn(page.journal)[key] ?? '';
    const value = `v${String(letters.length)}`;
    const journal = enter(page.journal, page.form, { answers: { [key]: value }, over: { [key]: shown } });
    const last = letterOf(shown);
    // A letter altered before it was ever sent need not survive.
    const isAltered = journal.changes.length <= page.journal.changes.length;
    const wasSent = page.journal.changes.findLast(({ answers }) => key in answers)?.isSent;
    if (isAltered && !wasSent && shown !== (journal.saved[key] ?? ''))
      mark(letters, last, { isExcused: true });
    letters.push({ over: (letters[last]?.over ?? 0) | (1 << last) });
    return this.#put({ ...state, letters }, page, { journal });
  }

  /** Ends a page without an event. What a full disk could not keep is lost; the page had said so. */
  #crash(state: RefusalState, page: Page): RefusalState {
    const letters = [...state.letters];
    const kept = state.records[page.at]?.[page.form] ?? { changes: [], waiting: [] };
    const isKept = (answers: object) =>
      editsIn(kept).some((each) => isDeepStrictEqual(each.answers, answers));
    if (this.#has('a failed write is noticed') && page.at === 0 && state.isFull)
      for (const { form, answers } of editsIn(page.journal))
        if (form.startsWith(page.form) && !isKept(answers))
          for (const value of Object.values(answers)) excuse(letters, letterOf(value), state.server);
    const calls = state.calls.filter(
      (call) => call.form !== page.form || (call.kind === 'save' && !call.reply),
    );
    const closed: Page = { ...page, form: '', journal: NEW_JOURNAL, apart: null, isStale: false };
    return { ...state, letters, calls, pages: state.pages.with(page.at, closed) };
  }

  #call(state: RefusalState, page: Page, kind: Call['kind'], save?: JournalSave): RefusalState {
    const nothing = { answers: {}, numbers: {}, before: page.journal.version };
    const call = { kind, form: page.form, save: save ?? nothing };
    return { ...state, calls: [...state.calls, call] };
  }

  /** Sends all changes, or the next part of them. */
  #send(state: RefusalState, page: Page): RefusalState {
    const { apart } = page;
    const isPart = (change: Change) =>
      apart === null || (apart.probed === null && (apart.groups[0] ?? []).includes(idOf(change)));
    const [journal, save] = send(page.journal, isPart);
    return this.#call(this.#put(state, page, { journal }), page, 'save', save);
  }

  #sendDue(state: RefusalState, page: Page): RefusalState {
    const isOwn = this.#has('a change that goes by itself has a number of its own form');
    const dues = page.dues + 1;
    const journal = numberDue(page.journal, isOwn ? `${page.form}${String(dues)}` : page.form);
    const due = journal?.changes.at(-1);
    if (!journal || !due) return state;
    const apart = { groups: [[idOf(due)]], probed: null };
    const next = this.#put(state, page, { journal, dues, apart });
    return this.#send(next, next.pages[page.at] ?? page);
  }

  #arrive(state: RefusalState, call: Call): RefusalState {
    const { server, pages } = state;
    const answer = (reply: Call['reply'], next = state): RefusalState =>
      pages.some(({ form }) => form === call.form)
        ? { ...next, calls: [...next.calls, { ...call, reply }] }
        : next;
    if (call.kind === 'read') return answer(server);
    const { answers, numbers, before } = call.save;
    if (state.isOut || isRefused(answers)) return answer('refused');
    if (before !== String(server.version)) return answer('outdated');
    const raised = { ...server.numbers };
    for (const [form, n] of Object.entries(numbers)) raised[form] = Math.max(n, raised[form] ?? 0);
    const isChanged =
      !isDeepStrictEqual(raised, server.numbers) ||
      !isDeepStrictEqual({ ...server.answers, ...answers }, server.answers);
    const next = {
      answers: { ...server.answers, ...answers },
      version: server.version + Number(isChanged),
      numbers: raised,
    };
    return answer(next, { ...state, server: next, wrong: state.wrong ?? wrongWith(state, answers) });
  }

  #take(state: RefusalState, { kind, form, save, reply }: Call): RefusalState {
    const page = state.pages.find((each) => each.form === form);
    if (!page || !reply) return state;
    if (reply === 'outdated') return this.#put(state, page, { apart: null, isStale: true });
    if (reply === 'refused') return this.#afterRefusal(state, page, save.answers);
    const version = String(reply.version);
    if (kind === 'read')
      return this.#adopt(
        state,
        { ...page, isStale: false },
        read(page.journal, { answers: reply.answers, version, applied: reply.numbers }),
      );
    const journal = confirm(page.journal, { ...save, version });
    if (!journal) return this.#put(state, page, { apart: null, isStale: true });
    const { apart } = page;
    if (apart === null) return this.#adopt(state, page, journal);
    if (apart.probed !== null) return this.#wait(state, page, journal, apart.probed);
    const groups = apart.groups.slice(1);
    return this.#adopt(state, { ...page, apart: groups.length > 0 ? { ...apart, groups } : null }, journal);
  }

  /**
   * Sends what was refused in parts: first the answers that our backend names by themselves, else all changes alone, then
   * halves. A change that was refused alone waits for an empty save.
   */
  #afterRefusal(state: RefusalState, page: Page, refused: Answers): RefusalState {
    const { apart } = page;
    // An outage: the save has failed.
    if (apart?.probed) return this.#put(state, page, { apart: null });
    if (apart === null) {
      const isJoined = this.#has('changes that share an answer are joined');
      const joined = isJoined ? joinShared(page.journal) : page.journal;
      const named = state.isOut ? [] : keysOf(refused).filter((key) => isNamed(refused[key]));
      const journal = isolate(joined, (change) => changesAny(change, named));
      const groups = [journal.changes.map(idOf)].filter(({ length }) => length > 0);
      const parts = groups.length > 0 ? { groups, probed: null } : null;
      return this.#adopt(state, { ...page, apart: parts }, journal);
    }
    const [first = [], ...others] = apart.groups;
    const [only] = first;
    if (only !== undefined && first.length === 1) {
      const probing = { ...page, apart: { groups: others, probed: only } };
      if (this.#has('a change waits only if another save is accepted')) return this.#put(state, probing, {});
      return this.#wait(state, probing, page.journal, only);
    }
    const half = Math.ceil(first.length / 2);
    const groups = [first.slice(0, half), first.slice(half), ...others];
    return this.#put(state, page, { apart: { groups, probed: null } });
  }

  /** Lets a change wait that was refused. */
  #wait(state: RefusalState, page: Page, journal: Journal, id: string): RefusalState {
    const change = journal.changes.find((each) => idOf(each) === id);
    const groups = page.apart?.groups ?? [];
    const next = { ...page, apart: groups.length > 0 ? { groups, probed: null } : null };
    if (!change) return this.#adopt(state, next, journal);
    const wrong = state.isOut ? `${JSON.stringify(change.answers)} waits in an outage` : null;
    return this.#adopt({ ...state, wrong: state.wrong ?? wrong }, next, refuse(journal, change));
  }

  /** A page whose call is lost sends or reads again later. */
  #lose(state: RefusalState, { kind, form }: Call): RefusalState {
    const page = state.pages.find((each) => each.form === form);
    if (!page) return state;
    return this.#put(state, page, kind === 'read' ? { isStale: true } : { apart: null });
  }

  #adopt(state: RefusalState, page: Page, adopted: Journal): RefusalState {
    const { journal, ...judged } = judgeOn(state, adopted);
    return this.#put(judged, page, { journal });
  }
}
