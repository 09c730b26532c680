import { makeHistory, shrink } from '../../model/history.ts';
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
  const counting: Stage = { ...stage, heard: (reply) => (calls++, stage.heard(reply)) };
  for (let seed = first; seed < first + count; seed += 1) {
    const failure = await playHistory(counting, makeHistory(seed));
    if (!failure) continue;
    failed += 1;
    if (found.has(kindOf(failure))) continue;
    found.set(kindOf(failure), { ...(await shorten(stage, seed, failure)), seed });
  }
  return { histories: count, calls, failures: [...found.values()], failed };
}

async function shorten(stage: Stage, seed: number, failure: FailedHistory): Promise<FailedHistory> {
  const silent: Stage = { ...stage, heard: () => undefined };
  const fails = async (steps: ReturnType<typeof makeHistory>) => {
    const found = await playHistory(silent, steps);
    return found && kindOf(found) === kindOf(failure) ? found : undefined;
  };
  return (await shrink(makeHistory(seed), fails)) ?? failure;
}
