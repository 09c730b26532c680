import { ACTS } from '../../model/acts.ts';
import { OVERDUE } from '../../model/documentEffects.ts';
import { makeHistory, shrink, type Step } from '../../model/history.ts';
import { RULES } from '../../model/judge.ts';
import { playHistory } from './playHistory.ts';
import type { FailedHistory, Stage } from './Stage.ts';

/** A failed history, shortened. */
export interface HistoryFailure extends FailedHistory {
  seed: number;
}

/** The result of playing histories. */
export interface Played {
  histories: number;
  calls: number;
  /** Backend restarts, not counting those made while shortening a failing history. */
  restarts: number;
  /** How often a copy of the data was put back, counted likewise. */
  restores: number;
  /** One failure of each kind. */
  failures: HistoryFailure[];
  failed: number;
  /** The rules that applied to no call, and the acts that no history had. */
  unreached: string[];
  /** The error that ended the histories early, such as a provider state that could not be set up. */
  endedBy?: Error;
}

interface Listener {
  /** Receives a line of progress from time to time. */
  tell: (progress: string) => void;
  /** Receives each failure once it has been shortened. */
  report: (failure: HistoryFailure) => void;
}

export const sayHistories = (count: number) => `${String(count)} ${count === 1 ? 'history' : 'histories'}`;

/** The interval between progress reports. */
const PROGRESS_MS = 15_000;

/** Identifies the broken promise and the call that broke it. */
export const kindOf = ({ breach, exchanges }: FailedHistory) =>
  `${exchanges.at(-1)?.call.operation ?? ''} · ${breach.section} · ${breach.expected.split(':')[0] ?? ''}`;

/**
 * Plays the given number of histories, each with its own seed, and shortens one failure of each kind. Ends early if a
 * conversion does not end, because each further one would take as long. After an error, ends too, and returns the error
 * with the findings so far.
 */
export async function runHistories(
  stage: Stage,
  count: number,
  first: number,
  { tell, report }: Partial<Listener> = {},
): Promise<Played> {
  const played: Played = {
    histories: 0,
    calls: 0,
    restarts: 0,
    restores: 0,
    failures: [],
    failed: 0,
    unreached: [],
  };
  const kinds = new Set<string>();
  const reached = new Set<string>();
  const heard: Stage['heard'] = (reply) => {
    played.calls += 1;
    stage.heard(reply);
  };
  const { restart, restore } = stage;
  const counted =
    restart &&
    (() => {
      played.restarts += 1;
      return restart();
    });
  const countedRestore: Stage['restore'] =
    restore &&
    ((step) => {
      if (step === 'restore') played.restores += 1;
      return restore(step);
    });
  let told = performance.now();
  try {
    for (let seed = first; seed < first + count; seed += 1) {
      if (performance.now() - told > PROGRESS_MS) {
        told = performance.now();
        tell?.(`${String(seed - first)} of ${sayHistories(count)} played, ${String(played.failed)} failed.`);
      }
      const steps = makeHistory(seed, restart !== undefined, stage.restore !== undefined);
      for (const { act } of steps) reached.add(sayAct(act));
      const met: FailedHistory[] = [];
      const isKnown = (found: FailedHistory) => kinds.has(kindOf(found)) && met.push(found) > 0;
      const failure = await playHistory(
        { ...stage, heard, reached, isKnown, restart: counted, restore: countedRestore },
        steps,
      );
      played.histories += 1;
      if (failure || met.length > 0) played.failed += 1;
      if (!failure || kinds.has(kindOf(failure))) continue;
      kinds.add(kindOf(failure));
      const isOverdue = failure.breach.expected === OVERDUE;
      let shortest = failure;
      if (!isOverdue)
        tell?.(`The history of seed ${String(seed)} failed: it is shortened, which may take minutes.`);
      try {
        shortest = isOverdue ? keepLastStep(failure) : await shorten(stage, seed, failure);
      } finally {
        played.failures.push({ ...shortest, seed });
        report?.({ ...shortest, seed });
      }
      if (isOverdue) break;
    }
  } catch (error) {
    played.endedBy = error as Error;
  }
  const acts = Object.keys(ACTS).filter((act) => act !== 'restart' || restart !== undefined);
  played.unreached = [...RULES, ...acts.map(sayAct)].filter((one) => !reached.has(one));
  return played;
}

const sayAct = (act: string) => `the act ${act}`;

/** Keeps the calls of the last act and the log-ins, without playing them again. */
function keepLastStep({ breach, exchanges }: FailedHistory): FailedHistory {
  const last = exchanges.at(-1)?.place[0];
  return {
    breach,
    exchanges: exchanges.filter(({ place, call }) => place[0] === last || call.operation === 'logIn'),
  };
}

/** Bodies with at least this many keys are shortened, by no less than one of this many parts at a time. */
const MANY_KEYS = 12;
const PARTS = 32;

/**
 * Shortens a history that still fails in the same way: first removes whole steps, then single calls, then keys of large
 * bodies.
 */
export async function shorten(stage: Stage, seed: number, failure: FailedHistory): Promise<FailedHistory> {
  const isOther = (found: FailedHistory) => kindOf(found) !== kindOf(failure);
  const silent: Stage = { ...stage, heard: () => undefined, isKnown: isOther };
  let shortest = {
    steps: makeHistory(seed, stage.restart !== undefined, stage.restore !== undefined),
    found: failure,
  };
  const play = async (steps: Step[]) => {
    const found = await playHistory(silent, steps);
    // Without one call, a later one may fail in the same way.
    const isSame = found && kindOf(found) === kindOf(failure);
    return isSame && found.exchanges.length <= shortest.found.exchanges.length ? { steps, found } : undefined;
  };
  shortest = (await shrink(shortest.steps, play)) ?? shortest;
  for (const { place } of shortest.found.exchanges.slice(0, -1)) {
    const [at, call] = place;
    const fewer = shortest.steps.map((step, index) =>
      index === at ? { ...step, skips: [...(step.skips ?? []), call] } : step,
    );
    shortest = (await play(fewer)) ?? shortest;
  }
  const { exchanges } = shortest.found;
  for (const [index, { place, call }] of exchanges.entries()) {
    const names = Object.keys(call.body ?? {});
    if (names.length < MANY_KEYS || exchanges[index - 1]?.isAtOnce) continue;
    const keep = (left: string[]) =>
      shortest.steps.map((step, at) =>
        at === place[0] ? { ...step, keys: { ...step.keys, [place[1]]: left } } : step,
      );
    const least = Math.ceil(names.length / PARTS);
    shortest = (await shrink(names, (left) => play(keep(left)), least)) ?? shortest;
  }
  return shortest.found;
}
