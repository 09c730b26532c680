import { makeHistory, shrink } from '../../model/history.ts';
import type { Step } from '../../model/history.ts';
import { playHistory } from './playHistory.ts';
import type { FailedHistory, Stage } from './playHistory.ts';

/** A failed history, shortened. */
export interface HistoryFailure extends FailedHistory {
  seed: number;
}

/** The result of playing histories. */
export interface Played {
  histories: number;
  calls: number;
  /** One failure of each kind. */
  failures: HistoryFailure[];
  failed: number;
}

/** Identifies the broken promise and the call that broke it. */
export const kindOf = ({ breach, exchanges }: FailedHistory) =>
  `${exchanges.at(-1)?.call.operation ?? ''} · ${breach.section} · ${breach.expected.split(':')[0] ?? ''}`;

/** Plays the given number of histories, each with its own seed; shortens one failure of each kind. */
export async function runHistories(stage: Stage, count: number, first: number): Promise<Played> {
  let calls = 0;
  let failed = 0;
  const found = new Map<string, HistoryFailure>();
  const heard: Stage['heard'] = (reply) => {
    calls += 1;
    stage.heard(reply);
  };
  for (let seed = first; seed < first + count; seed += 1) {
    const failure = await playHistory({ ...stage, heard }, makeHistory(seed));
    if (!failure) continue;
    failed += 1;
    if (found.has(kindOf(failure))) continue;
    found.set(kindOf(failure), { ...(await shorten(stage, seed, failure)), seed });
  }
  return { histories: count, calls, failures: [...found.values()], failed };
}

/** Shortens a history that still fails in the same way: first removes whole steps, then single calls. */
export async function shorten(stage: Stage, seed: number, failure: FailedHistory): Promise<FailedHistory> {
  const silent: Stage = { ...stage, heard: () => undefined };
  const play = async (steps: Step[]) => {
    const found = await playHistory(silent, steps);
    return found && kindOf(found) === kindOf(failure) ? { steps, found } : undefined;
  };
  let shortest = (await shrink(makeHistory(seed), play)) ?? { steps: makeHistory(seed), found: failure };
  for (const { place } of shortest.found.exchanges.slice(0, -1)) {
    const [at, call] = place;
    const steps = shortest.steps.map((step, index) =>
      index === at ? { ...step, skips: [...(step.skips ?? []), call] } : step,
    );
    shortest = (await play(steps)) ?? shortest;
  }
  return shortest.found;
}
