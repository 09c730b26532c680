import type { AnswerKey } from '@admission/sdk';
import { keysOf } from '../../src/core/answers/answersTo.ts';
import {
  confirm,
  type Journal,
  type JournalSave,
  NEW_JOURNAL,
  read,
  rest,
  send,
} from '../../src/core/run/journal/Journal.ts';
import { choosePair, PAIR } from './choosePair.ts';
import {
  type Call,
  callerOf,
  enter,
  excuse,
  idOf,
  isApplied,
  isMasked,
  judgeOn,
  land,
  letterOn,
  MASKED,
  maskedIdOf,
  NAMES,
  newCall,
  type Page,
  put,
  shownIn,
  type Server,
  type State,
  TEXTS,
  writeOverSent,
} from './State.ts';

/** A rule of the protocol (decision 034). A scope can leave one out, to show that it detects its absence. */
export type Rule =
  | 'a record survives its page'
  | 'only records of closed forms are taken over'
  | 'a change that is taken over keeps its number'
  | 'a last save is conditional'
  | 'the server returns the numbers'
  | 'a raised number changes the version'
  | 'a number is used once'
  | 'a message is applied only on top of the version it was based on'
  | 'a state is changed together with its country';

const MOST = { calls: 3, letters: 3 };
const NOTHING: JournalSave = { answers: {}, numbers: {}, before: null };

/** The real journal in two tabs of a browser and on a second device, with a server and a network. */
export class Scope {
  readonly #has: (rule: Rule) => boolean;
  /** Whether people choose a country and its state, instead of typing texts. */
  readonly hasPair: boolean;

  constructor(without?: Rule, hasPair = false) {
    this.hasPair = hasPair;
    this.#has = (rule) => rule !== without;
  }

  /** Lists the possible moves, each with the state it leads to. */
  *moves(state: State): Generator<readonly [what: string, next: State]> {
    const { pages, calls, letters } = state;
    for (const page of pages) {
      const name = NAMES[page.at] ?? '';
      const isBusy = (kind: Call['kind']) =>
        calls.some((call) => call.kind === kind && call.form === page.form);
      if (page.form === '') {
        yield [`${name} opens`, this.#open(state, page)];
        continue;
      }
      if (letters.length <= MOST.letters && this.hasPair)
        for (const key of PAIR) {
          const isTied = this.#has('a state is changed together with its country');
          const chosen = choosePair(state, page, key, isTied);
          if (chosen)
            yield [`${name} chooses a ${key}`, this.#write(chosen.state, page, { journal: chosen.journal })];
        }
      else if (letters.length <= MOST.letters)
        for (const key of TEXTS) {
          const change = page.journal.changes.findLast(({ answers }) => key in answers);
          yield [`${name} types into ${key}`, this.#type(state, page, key, `v${letters.length}`)];
          const former = change?.over[key] ?? '';
          if (change && former !== change.answers[key])
            yield [`${name} returns to the former ${key}`, this.#type(state, page, key, former)];
        }
      yield [`${name} crashes`, this.#crash(state, page)];
      if (calls.length >= MOST.calls) continue;
      if (page.isStale && !isBusy('read')) yield [`${name} reads the profile`, this.#ask(state, page)];
      if (page.journal.changes.length === 0) continue;
      if (!isBusy('save')) yield [`${name} saves`, this.#send(state, page, 'save')];
      yield [`${name} is hidden`, this.#send(state, page, 'last save')];
    }
    for (const [at, call] of calls.entries()) {
      const name = NAMES[call.page] ?? '';
      const what = `the ${call.kind} of ${name}`;
      const others: State = { ...state, calls: calls.toSpliced(at, 1) };
      if (call.kind === 'message') {
        yield [`a message reaches ${name}`, this.#hear(others, call)];
        continue;
      }
      if (call.isArrived) yield [`${what} is answered`, this.#take(others, call)];
      else yield [`${what} arrives`, this.#arrive(others, call)];
      const reader = call.kind === 'read' && callerOf(state, call);
      yield [`${what} is lost`, reader ? put(others, reader, { isStale: true }) : others];
    }
  }

  /**
   * Returns the next move on the way to rest, when nothing more is typed or lost: calls in transit arrive first, then
   * every page reads, opens and saves. Null once nothing is left to do.
   */
  settle(state: State): readonly [what: string, next: State] | null {
    const { pages, calls } = state;
    const [call] = calls;
    if (call) {
      const others = { ...state, calls: calls.slice(1) };
      const what = `the ${call.kind} of ${NAMES[call.page] ?? ''} goes on`;
      if (call.kind === 'message') return [what, this.#hear(others, call)];
      return [what, call.isArrived ? this.#take(others, call) : this.#arrive(others, call)];
    }
    const stale = pages.find(({ isStale }) => isStale);
    if (stale) return [`${NAMES[stale.at] ?? ''} reads`, this.#ask(state, stale)];
    const closed = pages.find(({ form }) => form === '');
    if (closed) return [`${NAMES[closed.at] ?? ''} opens`, this.#open(state, closed)];
    const unsaved = pages.find(({ journal }) => journal.changes.length > 0);
    return unsaved ? [`${NAMES[unsaved.at] ?? ''} saves`, this.#send(state, unsaved, 'save')] : null;
  }

  #write(before: State, from: Page, changes: Partial<Page>): State {
    const page = { ...from, ...changes };
    const state = put(before, page, {});
    if (!this.#has('a record survives its page')) return state;
    const kept = page.journal.changes.filter((change) => !isMasked(change));
    const { [page.form]: _own, ...others } = state.records[page.device] ?? {};
    const records = kept.length > 0 ? { ...others, [page.form]: kept } : others;
    return { ...state, records: state.records.with(page.device, records) };
  }

  #open(state: State, page: Page): State {
    const { server, pages, forms } = state;
    const { device } = page;
    const form = String.fromCharCode(97 + forms);
    const isOpen = (id: string) =>
      this.#has('only records of closed forms are taken over') && pages.some((other) => other.form === id);
    const all = Object.entries(state.records[device] ?? {});
    const left = all.filter(([id]) => !isOpen(id)).flatMap(([, changes]) => changes);
    const lacking = left.filter(
      (change, index) =>
        !(this.#has('the server returns the numbers') && isApplied(change, server.numbers)) &&
        left.findIndex((each) => each.form === change.form && each.n === change.n) === index,
    );
    const found = rest({ ...NEW_JOURNAL, saved: server.answers, changes: lacking });
    const { journal, ...judged } = judgeOn(state, found, server.held);
    const { changes: kept } = journal;
    const ofChange = { ...state.ofChange };
    const changes = this.#has('a change that is taken over keeps its number')
      ? kept
      : kept.map((change, index) => {
          const own = { ...change, form, n: index + 1 };
          for (const key of keysOf(change.answers))
            ofChange[idOf(own, key)] = ofChange[idOf(change, key)] ?? 0;
          return own;
        });
    const opened: Journal = {
      ...read({ ...NEW_JOURNAL, changes }, { answers: server.answers, version: String(server.version) }),
      ...(changes !== kept && { last: { [form]: changes.length } }),
    };
    const records = state.records.with(device, Object.fromEntries(all.filter(([id]) => isOpen(id))));
    const next = { ...state, ...judged, ofChange, records, forms: forms + 1 };
    return this.#write(next, page, { form, journal: opened, held: server.held, isStale: false });
  }

  #type(state: State, page: Page, key: AnswerKey, value: string): State {
    const form = key === MASKED ? maskedIdOf(page.form) : page.form;
    const shown = shownIn(page.journal)[key] ?? '';
    const edit = { answers: { [key]: value }, over: { [key]: shown } };
    const journal = this.#has('a number is used once')
      ? enter(page.journal, form, edit)
      : writeOverSent(page.journal, form, edit);
    if ((shownIn(journal)[key] ?? '') !== value) throw new Error(`${key} does not show what was typed.`);
    const last = letterOn(state, page, key);
    const change = journal.changes.findLast(({ answers }) => key in answers);
    const isNew = change && !page.journal.changes.includes(change);
    const letters = [...state.letters];
    let { ofChange } = state;
    if (isNew) {
      // A letter altered before it was ever sent need not survive.
      excuse(letters, ofChange[idOf(change, key)]);
      letters.push({ over: (letters[last]?.over ?? 0) | (1 << last), isExcused: false });
      ofChange = { ...ofChange, [idOf(change, key)]: letters.length - 1 };
    } else {
      // The letter was taken back before it was ever sent.
      const former = change ? (ofChange[idOf(change, key)] ?? 0) : (page.held[key] ?? 0);
      const taken = (letters[last]?.over ?? 0) & ~((letters[former]?.over ?? 0) | (1 << former));
      for (const [index] of letters.entries())
        if (index === last || taken & (1 << index)) letters[index] = { over: 0, isExcused: true };
    }
    return this.#write({ ...state, letters, ofChange }, page, { journal });
  }

  #crash(state: State, page: Page): State {
    const letters = [...state.letters];
    for (const change of page.journal.changes)
      if (isMasked(change)) excuse(letters, state.ofChange[idOf(change, MASKED)]);
    const calls = state.calls.filter(
      (call) =>
        call.page !== page.at || (!call.isArrived && (call.kind === 'save' || call.kind === 'last save')),
    );
    const closed = { form: '', journal: NEW_JOURNAL, held: {}, isStale: false };
    return put({ ...state, letters, calls }, page, closed);
  }

  #ask(state: State, page: Page): State {
    const call = newCall('read', page, { ...NOTHING, before: page.journal.version });
    return put({ ...state, calls: [...state.calls, call] }, page, { isStale: false });
  }

  #send(state: State, page: Page, kind: 'save' | 'last save'): State {
    const [journal, save] = send(page.journal);
    const map = kind === 'save' ? shownIn(journal) : save.answers;
    const held = Object.fromEntries(keysOf(map).map((key) => [key, letterOn(state, page, key)]));
    const call = { ...newCall(kind, page, save), map, held };
    return this.#write({ ...state, calls: [...state.calls, call] }, page, { journal });
  }

  #arrive(state: State, call: Call): State {
    const { server } = state;
    const arrived = (reply: Server | null) =>
      callerOf(state, call) ? [...state.calls, { ...call, isArrived: true, reply }] : state.calls;
    if (call.kind === 'read') return { ...state, calls: arrived(server) };
    const isCurrent = call.save.before === String(server.version);
    const isConditional = call.kind === 'save' || this.#has('a last save is conditional');
    if (isConditional && !isCurrent) return { ...state, calls: arrived(null) };
    const { letters, held, wrong } = land(state, call);
    const numbers = { ...server.numbers };
    let isChanged = keysOf(call.map).some((key) => (server.answers[key] ?? '') !== call.map[key]);
    for (const [form, n] of Object.entries(call.save.numbers)) {
      if (n <= (numbers[form] ?? 0)) continue;
      numbers[form] = n;
      isChanged ||= this.#has('a raised number changes the version');
    }
    const answers = { ...server.answers, ...call.map };
    const next = { answers, held, numbers, version: server.version + (isChanged ? 1 : 0) };
    return { ...state, letters, wrong, server: next, calls: arrived(next) };
  }

  #take(state: State, call: Call): State {
    const { kind, save, reply } = call;
    const page = callerOf(state, call);
    if (!page) return state;
    if (!reply) return put(state, page, { isStale: true });
    const version = String(reply.version);
    const applied = this.#has('the server returns the numbers') ? reply.numbers : {};
    if (kind === 'read') {
      if (page.journal.version !== save.before) return put(state, page, { isStale: true });
      const journal = read(page.journal, { answers: reply.answers, version, applied });
      return this.#judge(state, page, journal, reply.held);
    }
    const messages = state.pages
      .filter((other) => other !== page && other.form !== '' && other.device === page.device)
      .map((other) => ({ ...newCall('message', other, save), reply, isArrived: true }));
    return this.#confirm({ ...state, calls: [...state.calls, ...messages] }, page, save, reply);
  }

  #hear(state: State, call: Call): State {
    const page = callerOf(state, call);
    return page && call.reply ? this.#confirm(state, page, call.save, call.reply) : state;
  }

  #confirm(state: State, page: Page, save: JournalSave, reply: Server): State {
    const version = String(reply.version);
    const isAnyVersion = !this.#has('a message is applied only on top of the version it was based on');
    const journal = confirm(page.journal, {
      ...save,
      version,
      ...(isAnyVersion && { before: page.journal.version }),
    });
    if (!journal) return put(state, page, { isStale: page.isStale || page.journal.version !== version });
    const held = { ...page.held };
    for (const key of keysOf(save.answers)) held[key] = reply.held[key];
    return this.#judge(state, page, journal, held);
  }

  #judge(state: State, page: Page, adopted: Journal, held: Page['held']): State {
    const { journal, ...judged } = judgeOn(state, adopted, held);
    return this.#write({ ...state, ...judged }, page, { journal, held });
  }
}
