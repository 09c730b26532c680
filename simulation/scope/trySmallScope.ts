import type { Answers } from '../../src/core/answers/FormState.ts';
import type { Change, Numbers } from '../../src/core/run/journal/Journal.ts';
import { keysOf } from '../../src/core/answers/answersTo.ts';
import { RefusalScope, type RefusalRule } from './RefusalScope.ts';
import { type Rule, Scope } from './Scope.ts';
import {
  type Call,
  COUNTRY,
  type Held,
  idOf,
  KEYS,
  KINDS,
  maskedIdOf,
  NAMES,
  STATE,
  startState,
  type State,
} from './State.ts';

/** A model whose orders of moves are tried. */
interface Small<Of> {
  readonly start: Of;
  /** Lists the possible moves, each with the state it leads to. */
  readonly moves: (state: Of) => Iterable<readonly [what: string, next: Of]>;
  /** Returns the next move on the way to rest, when nothing more is typed or lost; null at rest. */
  readonly settle: (state: Of) => readonly [what: string, next: Of] | null;
  readonly nameOf: (state: Of) => string;
  /** Returns what is wrong at rest, or null. */
  readonly findWrong: (state: Of) => string | null;
}

/** A state, and the moves that led to it. */
interface Reached<Of> {
  readonly state: Of;
  readonly name: string;
  readonly what: string;
  readonly from: Reached<Of> | null;
}

export interface ScopeOutcome {
  readonly states: number;
  /** The shortest sequence of moves that fails, and how it fails; null if none does. */
  readonly failure: { readonly moves: readonly string[]; readonly wrong: string } | null;
}

/**
 * Tries every order of up to `depth` moves, visiting each state once. Then nothing more is typed or lost, and every
 * letter must reach the server, or wait because it is refused.
 *
 * @param without a rule to leave out.
 * @param hasPair whether people choose a country and its state, instead of typing texts.
 */
export function trySmallScope(depth: number, without?: Rule, hasPair = false): ScopeOutcome {
  const scope = new Scope(without, hasPair);
  return tryOrders(depth, {
    start: startState(hasPair ? { [COUNTRY]: 'US' } : {}),
    moves: (state) => scope.moves(state),
    settle: (state) => scope.settle(state),
    nameOf,
    // The histories check whether a country and its state are lost or give way together.
    findWrong: (state) => findWrong(state) ?? (hasPair ? null : findLost(state)),
  });
}

/** Tries the same with two letters that are refused, an outage and a full disk. */
export const tryRefusals = (depth: number, without?: RefusalRule): ScopeOutcome =>
  tryOrders(depth, new RefusalScope(without));

function tryOrders<Of>(depth: number, scope: Small<Of>): ScopeOutcome {
  const known = new Set<string>();
  const settled = new Set<string>();
  const { start } = scope;
  let level: Reached<Of>[] = [{ state: start, name: scope.nameOf(start), what: '', from: null }];
  for (let length = 1; length <= depth; length += 1) {
    const next: Reached<Of>[] = [];
    for (const from of level)
      for (const [what, state] of scope.moves(from.state)) {
        const name = scope.nameOf(state);
        if (known.has(name)) continue;
        known.add(name);
        const reached = { state, name, what, from };
        const failure = length === depth ? settle(scope, reached, settled) : null;
        if (failure) return { states: known.size, failure };
        next.push(reached);
      }
    level = next;
  }
  return { states: known.size, failure: null };
}

/** Lets the system come to rest. Stops early at a state that has already been seen. */
function settle<Of>(scope: Small<Of>, first: Reached<Of>, settled: Set<string>): ScopeOutcome['failure'] {
  let reached = first;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    if (settled.has(reached.name)) return null;
    settled.add(reached.name);
    const move = scope.settle(reached.state);
    if (!move) {
      const wrong = scope.findWrong(reached.state);
      return wrong ? { moves: movesTo(reached), wrong } : null;
    }
    const [what, state] = move;
    reached = { state, name: scope.nameOf(state), what, from: reached };
  }
  return { moves: movesTo(reached), wrong: 'it does not come to rest' };
}

function movesTo<Of>(reached: Reached<Of>): string[] {
  return reached.from ? [...movesTo(reached.from), reached.what] : [];
}

/** Returns what is wrong in a state, or null. */
function findWrong({ server, pages, letters, wrong }: State): string | null {
  if (wrong !== null) return wrong;
  const { [COUNTRY]: country, [STATE]: state } = server.answers;
  const { under } = letters[server.held[STATE] ?? 0] ?? {};
  if (state && under !== country)
    return `${state}, chosen under ${String(under)}, stands under ${String(country)}`;
  for (const [at, { form, journal }] of pages.entries())
    if (form !== '' && journal.version === String(server.version))
      for (const key of KEYS)
        if ((journal.saved[key] ?? '') !== (server.answers[key] ?? ''))
          return `${NAMES[at] ?? ''} has version ${String(server.version)}, but not its ${key}`;
  return null;
}

/** Returns which letter is lost, or null. */
function findLost({ server, pages, records, calls, letters, ofChange }: State): string | null {
  let held = 0;
  const hold = (changes: readonly Change[]) => {
    for (const change of changes)
      for (const key of keysOf(change.answers)) held |= 1 << (ofChange[idOf(change, key)] ?? 0);
  };
  for (const key of KEYS) held |= 1 << (server.held[key] ?? 0);
  for (const [at, { isTold }] of letters.entries()) if (isTold) held |= 1 << at;
  for (const { journal } of pages) hold(journal.changes);
  for (const device of records) for (const changes of Object.values(device)) hold(changes);
  for (const call of calls)
    if (!call.isArrived) for (const letter of Object.values(call.held)) held |= 1 << letter;
  for (const [at, letter] of letters.entries()) {
    if (at === 0 || letter.isExcused) continue;
    const later = letters.flatMap(({ over }, index) => (over & (1 << at) ? [index] : []));
    if (later.some((index) => !letters[index]?.isExcused)) continue;
    if (![at, ...later].some((index) => held & (1 << index))) return `letter ${String(at)} is lost`;
  }
  return null;
}

/** More steps than any state needs to come to rest. */
const MOST_STEPS = 60;
const BYTES = Buffer.alloc(1_024);
/** Separates the parts of a name, or marks a missing part. */
const NONE = 255;

/** Numbers ids in order of first use, so that names do not depend on the ids themselves. */
class Numbering<Id> {
  readonly met: Id[] = [];

  readonly of = (id: Id): number => {
    const at = this.met.indexOf(id);
    return at < 0 ? this.met.push(id) - 1 : at;
  };
}

/** Names a state. States that differ only in the ids of forms, versions and letters have the same name. */
function nameOf({ server, pages, records, calls, letters, ofChange, wrong }: State): string {
  const forms = new Numbering<string>();
  const versions = new Numbering<string | null>();
  const values = new Numbering<string>();
  const held = new Numbering<number>();
  let length = 0;
  const add = (...parts: readonly number[]) => {
    for (const part of parts) {
      BYTES[length] = part;
      length += 1;
    }
  };
  const addAnswers = (answers: Answers, of: Held, version: string | null) => {
    add(versions.of(version));
    for (const key of KEYS)
      add(answers[key] === undefined ? NONE : values.of(answers[key]), held.of(of[key] ?? 0));
  };
  const addChanges = (changes: readonly Change[]) => {
    add(changes.length);
    for (const change of changes)
      for (const key of keysOf(change.answers)) {
        add(KEYS.indexOf(key), forms.of(change.form), change.n);
        add(values.of(change.answers[key] ?? ''), values.of(change.over[key] ?? ''));
        add(held.of(ofChange[idOf(change, key)] ?? 0));
      }
  };
  // Only the numbers of the forms named so far matter.
  const addNumbers = (numbers: Numbers) => add(...forms.met.map((form) => numbers[form] ?? 0));

  add(letters.length, Number(wrong !== null));
  addAnswers(server.answers, server.held, String(server.version));
  // The browser’s two tabs are interchangeable, so the one opened first comes first.
  const [first = '', second = ''] = pages.map(({ form }) => form);
  const order = first !== '' && (second === '' || first < second) ? [0, 1, 2] : [1, 0, 2];
  for (const { form, journal, held: shown, isStale } of order.flatMap((at) => pages[at] ?? [])) {
    add(form === '' ? NONE : Number(isStale));
    if (form === '') continue;
    for (const id of [form, maskedIdOf(form)]) {
      const sent = journal.changes.filter((change) => change.form === id && change.isSent);
      add(forms.of(id), journal.last[id] ?? 0, sent.length);
    }
    addAnswers(journal.saved, shown, journal.version);
    addChanges(journal.changes);
  }
  for (const device of records) {
    add(NONE);
    for (const form of Object.keys(device).sort()) {
      add(forms.of(form));
      addChanges(device[form] ?? []);
    }
  }
  const rankOf = ({ page, kind, isArrived }: Call) =>
    order.indexOf(page) * 8 + KINDS.indexOf(kind) * 2 + Number(isArrived);
  const sorted = calls.toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const call of sorted) {
    const { form, save, map, reply } = call;
    add(rankOf(call), forms.of(form));
    addAnswers(map, call.held, save.before);
    for (const key of KEYS) add(Number(save.answers[key] !== undefined));
    for (const [id, n] of Object.entries(save.numbers)) add(forms.of(id), n);
    add(NONE);
    if (reply) addAnswers(reply.answers, reply.held, String(reply.version));
  }
  addNumbers(server.numbers);
  for (const { kind, reply } of sorted) if (kind === 'read' && reply) addNumbers(reply.numbers);
  for (const at of held.met) {
    const { isExcused = false, isTold = false, under } = letters[at] ?? {};
    add(Number(isExcused) + 2 * Number(isTold), under === undefined ? NONE : values.of(under));
    for (const other of held.met) add(Number(((letters[at]?.over ?? 0) & (1 << other)) !== 0));
  }
  return BYTES.toString('latin1', 0, length);
}
