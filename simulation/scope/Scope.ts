import type { AnswerKey } from '@admission/sdk';
import { entriesOf } from '../../src/core/entriesOf.ts';
import { keysOf } from '../../src/core/run/answers/answersTo.ts';
import {
  confirm,
  type Journal,
  type JournalSave,
  NEW_JOURNAL,
  read,
  send,
  shownIn,
  write,
} from '../../src/core/run/journal/Journal.ts';
import {
  type Call,
  excuse,
  idOf,
  isApplied,
  isMasked,
  KEYS,
  letterOn,
  MASKED,
  maskedIdOf,
  NAMES,
  newCall,
  type Page,
  put,
  replace,
  replayed,
  type Server,
  type State,
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
  | 'a message is applied only on top of the version it was based on';

const MOST = { calls: 3, letters: 3 };
const NOTHING: JournalSave = { answers: {}, numbers: {}, before: null };

/** The real journal in two tabs of a browser and on a second device, with a server and a network. */
export class Scope {
  readonly #has: (rule: Rule) => boolean;

  constructor(without?: Rule) {
    this.#has = (rule) => rule !== without;
  }

  /** Lists the possible moves, each with the state it leads to. */
  *moves(state: State): Generator<readonly [what: string, next: State]> {
    const { pages, calls, letters } = state;
    for (const [at, page] of pages.entries()) {
      const name = NAMES[at] ?? '';
      const isBusy = (kind: Call['kind']) =>
        calls.some((call) => call.kind === kind && call.page === at && call.form === page.form);
      if (page.form === '') {
        yield [`${name} opens`, this.#open(state, at)];
        continue;
      }
      if (letters.length <= MOST.letters)
        for (const key of KEYS) {
          const change = page.journal.changes.findLast(({ answers }) => key in answers);
          yield [`${name} types into ${key}`, this.#type(state, at, key, `v${String(letters.length)}`)];
          const former = change?.over[key] ?? '';
          if (change && former !== change.answers[key])
            yield [`${name} returns to the former ${key}`, this.#type(state, at, key, former)];
        }
      yield [`${name} crashes`, this.#crash(state, at)];
      if (calls.length >= MOST.calls) continue;
      if (page.isStale && !isBusy('read')) yield [`${name} reads the profile`, this.#ask(state, at)];
      if (page.journal.changes.length === 0) continue;
      if (!isBusy('save')) yield [`${name} saves`, this.#send(state, at, 'save')];
      yield [`${name} is hidden`, this.#send(state, at, 'last save')];
    }
    for (const [at, call] of calls.entries()) {
      const what = `the ${call.kind} of ${NAMES[call.page] ?? ''}`;
      const others = calls.toSpliced(at, 1);
      if (call.kind === 'message') {
        yield [`a message reaches ${NAMES[call.page] ?? ''}`, this.#hear({ ...state, calls: others }, call)];
        continue;
      }
      if (call.isArrived) yield [`${what} is answered`, this.#take({ ...state, calls: others }, call)];
      else yield [`${what} arrives`, this.#arrive({ ...state, calls: others }, call)];
      const page = pages[call.page];
      const lost: State = { ...state, calls: others };
      yield [
        `${what} is lost`,
        call.kind === 'read' && page?.form === call.form ? put(lost, call.page, { isStale: true }) : lost,
      ];
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
    const stale = pages.findIndex(({ isStale }) => isStale);
    if (stale >= 0) return [`${NAMES[stale] ?? ''} reads`, this.#ask(state, stale)];
    const closed = pages.findIndex(({ form }) => form === '');
    if (closed >= 0) return [`${NAMES[closed] ?? ''} opens`, this.#open(state, closed)];
    const unsaved = pages.findIndex(({ journal }) => journal.changes.length > 0);
    return unsaved < 0 ? null : [`${NAMES[unsaved] ?? ''} saves`, this.#send(state, unsaved, 'save')];
  }

  #write(state: State, at: number): State {
    const page = state.pages[at];
    if (!page || !this.#has('a record survives its page')) return state;
    const kept = page.journal.changes.filter((change) => !isMasked(change));
    const { [page.form]: _own, ...others } = state.records[page.device] ?? {};
    const records = kept.length > 0 ? { ...others, [page.form]: kept } : others;
    return { ...state, records: state.records.with(page.device, records) };
  }

  #open(state: State, at: number): State {
    const { server, pages, forms } = state;
    const device = pages[at]?.device ?? 0;
    const form = String.fromCharCode(97 + forms);
    const isOpen = (id: string) =>
      this.#has('only records of closed forms are taken over') && pages.some((page) => page.form === id);
    const all = Object.entries(state.records[device] ?? {});
    const left = all.filter(([id]) => !isOpen(id)).flatMap(([, changes]) => changes);
    const lacking = left.filter(
      (change, index) =>
        !(this.#has('the server returns the numbers') && isApplied(change, server.numbers)) &&
        left.findIndex((each) => each.form === change.form && each.n === change.n) === index,
    );
    const kept = replayed(server.answers, lacking);
    const letters = [...state.letters];
    const ofChange = { ...state.ofChange };
    for (const change of lacking)
      if (!kept.some(({ form: id, n }) => id === change.form && n === change.n))
        for (const key of keysOf(change.answers)) excuse(letters, ofChange[idOf(change, key)]);
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
    const page: Partial<Page> = { form, journal: opened, held: server.held, isStale: false };
    const records = state.records.with(device, Object.fromEntries(all.filter(([id]) => isOpen(id))));
    return this.#write(put({ ...state, letters, ofChange, records, forms: forms + 1 }, at, page), at);
  }

  #type(state: State, at: number, key: AnswerKey, value: string): State {
    const page = state.pages[at];
    if (!page) return state;
    const form = key === MASKED ? maskedIdOf(page.form) : page.form;
    const shown = shownIn(page.journal)[key] ?? '';
    const journal = this.#has('a number is used once')
      ? write(page.journal, form, { [key]: value }, { [key]: shown })
      : writeOverSent(page.journal, form, { [key]: value }, { [key]: shown });
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
    return this.#write(put({ ...state, letters, ofChange }, at, { journal }), at);
  }

  #crash(state: State, at: number): State {
    const page = state.pages[at];
    const letters = [...state.letters];
    for (const change of page?.journal.changes ?? [])
      if (isMasked(change)) excuse(letters, state.ofChange[idOf(change, MASKED)]);
    const calls = state.calls.filter(
      (call) => call.page !== at || (!call.isArrived && (call.kind === 'save' || call.kind === 'last save')),
    );
    return put({ ...state, letters, calls }, at, {
      form: '',
      journal: NEW_JOURNAL,
      held: {},
      isStale: false,
    });
  }

  #ask(state: State, at: number): State {
    const page = state.pages[at];
    if (!page) return state;
    const call = newCall('read', at, page.form, { ...NOTHING, before: page.journal.version });
    return put({ ...state, calls: [...state.calls, call] }, at, { isStale: false });
  }

  #send(state: State, at: number, kind: 'save' | 'last save'): State {
    const page = state.pages[at];
    if (!page) return state;
    const [journal, save] = send(page.journal);
    const map = kind === 'save' ? shownIn(journal) : save.answers;
    const held = Object.fromEntries(keysOf(map).map((key) => [key, letterOn(state, page, key)]));
    const call = { ...newCall(kind, at, page.form, save), map, held };
    return this.#write(put({ ...state, calls: [...state.calls, call] }, at, { journal }), at);
  }

  #arrive(state: State, call: Call): State {
    const { server } = state;
    const isAwaited = state.pages[call.page]?.form === call.form;
    const arrived = (reply: Server | null) =>
      isAwaited ? [...state.calls, { ...call, isArrived: true, reply }] : state.calls;
    if (call.kind === 'read') return { ...state, calls: arrived(server) };
    const isCurrent = call.save.before === String(server.version);
    const isConditional = call.kind === 'save' || this.#has('a last save is conditional');
    if (isConditional && !isCurrent) return { ...state, calls: arrived(null) };
    const letters = [...state.letters];
    const held: Partial<Record<AnswerKey, number>> = { ...server.held };
    for (const [key, letter] of entriesOf(call.held)) {
      const last = held[key] ?? 0;
      const isNewer = ((letters[last]?.over ?? 0) & (1 << letter)) !== 0;
      if (isCurrent && last !== letter && !isNewer) replace(letters, letter, last);
      held[key] = letter;
    }
    const numbers = { ...server.numbers };
    let isChanged = keysOf(call.map).some((key) => (server.answers[key] ?? '') !== call.map[key]);
    for (const [form, n] of Object.entries(call.save.numbers)) {
      if (n <= (numbers[form] ?? 0)) continue;
      numbers[form] = n;
      isChanged ||= this.#has('a raised number changes the version');
    }
    const answers = { ...server.answers, ...call.map };
    const next = { answers, held, numbers, version: server.version + (isChanged ? 1 : 0) };
    return { ...state, letters, server: next, calls: arrived(next) };
  }

  /** Handles the reply to a page’s call. */
  #take(state: State, { kind, page: at, form, save, reply }: Call): State {
    const page = state.pages[at];
    if (!page || page.form !== form) return state;
    if (!reply) return put(state, at, { isStale: true });
    const version = String(reply.version);
    const applied = this.#has('the server returns the numbers') ? reply.numbers : {};
    if (kind === 'read') {
      if (page.journal.version !== save.before) return put(state, at, { isStale: true });
      const journal = read(page.journal, { answers: reply.answers, version, applied });
      return this.#write(put(state, at, { journal, held: reply.held }), at);
    }
    const tell = state.pages.flatMap((other, to) =>
      to !== at && other.form !== '' && other.device === page.device
        ? [{ ...newCall('message', to, other.form, save), reply, isArrived: true }]
        : [],
    );
    const told = { ...state, calls: [...state.calls, ...tell] };
    return this.#confirm(told, at, save, reply);
  }

  /** Handles the message that another tab has saved. */
  #hear(state: State, { page: at, form, save, reply }: Call): State {
    return state.pages[at]?.form === form && reply ? this.#confirm(state, at, save, reply) : state;
  }

  #confirm(state: State, at: number, save: JournalSave, reply: Server): State {
    const page = state.pages[at];
    if (!page) return state;
    const version = String(reply.version);
    const isAnyVersion = !this.#has('a message is applied only on top of the version it was based on');
    const journal = confirm(page.journal, {
      ...save,
      version,
      ...(isAnyVersion && { before: page.journal.version }),
    });
    if (!journal) return put(state, at, { isStale: page.isStale || page.journal.version !== version });
    const held = { ...page.held };
    for (const key of keysOf(save.answers)) held[key] = reply.held[key];
    return this.#write(put(state, at, { journal, held }), at);
  }
}
