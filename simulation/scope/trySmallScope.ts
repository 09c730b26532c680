import type { Change, Journal } from '../../src/core/run/journal/Journal.ts';
import { keysOf } from '../../src/core/run/answers/answersTo.ts';
import { idOf, KEYS, NAMES, type Rule, Scope, type State } from './Scope.ts';

/** A state, and the moves that led to it. */
interface Reached {
  readonly state: State;
  readonly what: string;
  readonly from: Reached | null;
}

export interface ScopeOutcome {
  readonly states: number;
  /** The shortest sequence of moves that goes wrong, and what is wrong then; null if none does. */
  readonly failure: { readonly moves: readonly string[]; readonly wrong: string } | null;
}

/** Tries every order of up to `depth` moves, each state once, with or without one of the rules. */
export function trySmallScope(depth: number, without?: Rule): ScopeOutcome {
  const scope = new Scope(without);
  const known = new Set<string>([nameOf(scope.start)]);
  let level: Reached[] = [{ state: scope.start, what: '', from: null }];
  for (let length = 1; length <= depth; length += 1) {
    const next: Reached[] = [];
    for (const from of level)
      for (const [what, state] of scope.moves(from.state)) {
        const name = nameOf(state);
        if (known.has(name)) continue;
        known.add(name);
        const reached = { state, what, from };
        const wrong = findWrong(state);
        if (wrong) return { states: known.size, failure: { moves: movesTo(reached), wrong } };
        if (length < depth) next.push(reached);
      }
    level = next;
  }
  return { states: known.size, failure: null };
}

function movesTo(reached: Reached): string[] {
  return reached.from ? [...movesTo(reached.from), reached.what] : [];
}

/** Returns what is wrong in a state, or null. */
export function findWrong({ server, pages, records, calls, letters, ofChange }: State): string | null {
  let held = 0;
  const hold = (changes: readonly Change[]) => {
    for (const change of changes)
      for (const key of keysOf(change.answers)) held |= 1 << (ofChange[idOf(change, key)] ?? 0);
  };
  for (const key of KEYS) held |= 1 << (server.held[key] ?? 0);
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
  for (const [at, { form, journal }] of pages.entries())
    if (form !== '' && journal.version === String(server.version))
      for (const key of KEYS)
        if ((journal.saved[key] ?? '') !== (server.answers[key] ?? ''))
          return `${NAMES[at] ?? ''} has version ${String(server.version)}, but not its ${key}`;
  return null;
}

/** Returns a name that two states share if only the ids of their forms, versions and letters differ. */
function nameOf({ server, pages, records, calls, letters, ofChange, forms }: State): string {
  const ids = new Map<string, number>();
  const seen: number[] = [];
  const known = new Map<number, number>();
  const idIn = (id: string) => {
    let at = ids.get(id);
    if (at === undefined) ids.set(id, (at = ids.size));
    return at;
  };
  const letterIn = (letter = 0) => {
    let at = known.get(letter);
    if (at === undefined) {
      known.set(letter, (at = known.size));
      seen.push(letter);
    }
    return at;
  };
  const valueIn = (value = '') => idIn(`=${value}`);
  let name = `${letters.length},${forms};`;
  const add = (...parts: (string | number)[]) => void (name += `${parts.join()};`);
  const changesIn = (changes: readonly Change[]) => {
    for (const change of changes) {
      add(idIn(change.form), change.n);
      for (const key of keysOf(change.answers))
        add(
          key,
          valueIn(change.answers[key]),
          valueIn(change.over[key]),
          letterIn(ofChange[idOf(change, key)]),
        );
    }
  };
  const journalIn = ({ saved, version, changes, last, sent }: Journal, form: string) => {
    add(idIn(`#${version}`));
    for (const key of KEYS) add(valueIn(saved[key]));
    for (const id of [form, `${form}m`]) add(last[id] ?? 0, sent[id] ?? 0);
    changesIn(changes);
  };
  add(idIn(`#${server.version}`));
  for (const key of KEYS) add(valueIn(server.answers[key]), letterIn(server.held[key]));
  for (const page of pages) {
    if (page.form === '') {
      add('-');
      continue;
    }
    add('p', idIn(page.form), idIn(`${page.form}m`), page.isStale ? 1 : 0);
    journalIn(page.journal, page.form);
    for (const key of KEYS) add(letterIn(page.held[key]));
  }
  for (const device of records) {
    add('r');
    for (const [form, changes] of Object.entries(device)) {
      add(idIn(form));
      changesIn(changes);
    }
  }
  for (const call of calls) {
    add('c', call.kind, call.page, idIn(call.form), call.isArrived ? 1 : 0, idIn(`#${call.save.before}`));
    for (const key of KEYS) {
      if (key in call.map) add(key, valueIn(call.map[key]), letterIn(call.held[key]));
      if (key in call.save.answers) add(valueIn(call.save.answers[key]));
    }
    for (const [form, n] of Object.entries(call.save.numbers)) add(idIn(form), n);
    if (!call.reply) continue;
    add('=', idIn(`#${call.reply.version}`));
    for (const key of KEYS) add(valueIn(call.reply.answers[key]), letterIn(call.reply.held[key]));
    if (call.kind === 'read')
      for (const [form, n] of Object.entries(call.reply.numbers)) if (ids.has(form)) add(idIn(form), n);
  }
  for (const [form, n] of Object.entries(server.numbers)) if (ids.has(form)) add(idIn(form), n);
  for (const at of seen) {
    const letter = letters[at];
    add(letter?.isExcused ? 1 : 0, ...seen.map((other) => ((letter?.over ?? 0) & (1 << other) ? 1 : 0)));
  }
  return name;
}
