import { type History, type Outcome, runHistory } from './runHistory.ts';

/** Which of the promises a history broke; what else went wrong is told by its error's name. */
export const kindOf = ({ name, message }: Error): string => /^\([a-km, ]+\)/.exec(message)?.[0] ?? name;

/** A red history, and what it came to. */
export interface RedHistory {
  readonly history: History;
  readonly outcome: Outcome;
}

/** Leaves out steps, in ever smaller runs, as long as the history still breaks the same promise. */
export async function shrink(red: RedHistory): Promise<RedHistory> {
  const kind = red.outcome.failure && kindOf(red.outcome.failure);
  let shortest = red;
  for (let size = red.history.steps.length; size > 0;) {
    const before = shortest;
    for (let at = 0; at < shortest.history.steps.length;) {
      const { seed, steps } = shortest.history;
      const history = { seed, steps: steps.toSpliced(at, size) };
      const outcome = await runHistory(history);
      if (outcome.failure && kindOf(outcome.failure) === kind) shortest = { history, outcome };
      else at += size;
    }
    // A step may be left out once a later one has gone.
    if (size > 1 || shortest === before) size = Math.floor(size / 2);
  }
  return shortest;
}
