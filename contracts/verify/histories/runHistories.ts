import { makeHistory, shrink } from '../../model/history.ts';
import type { Step } from '../../model/history.ts';
import { playHistory } from './playHistory.ts';
import type { FailedHistory, Stage } from './playHistory.ts';

/** A history that failed, in its shortest form. */
export interface HistoryFailure extends FailedHistory {
  seed: number;
}

/** What came of playing histories. */
export interface Played {
  histories: number;
  calls: number;
  /** One of each kind. */
  failures: HistoryFailure[];
  failed: number;
}

/** Which promise of which call was broken. */
export const kindOf = ({ breach, exchanges }: FailedHistory) =>
  `${exchanges.at(-1)?.call.operation ?? ''} · ${breach.section} · ${breach.expected.split(':')[0] ?? ''}`;

/** Plays as many histories as asked for, each from a seed of its own; of each kind of failure one is shortened. */
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

/** The shortest part of a history that fails as the whole does: first whole steps are left out, then single calls. */
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
