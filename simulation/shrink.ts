import { type History, type Outcome, runHistory } from './runHistory.ts';

/** Returns how a history failed: its message without the values, names and addresses in it. */
export const kindOf = ({ message }: Error): string =>
  message.replace(/"[^"]*"|\{.*\}|\b[AB]\d+'*|\S+@\S+|\d+/g, '…').replace(/(?<= (for|on|in)) \w+/g, ' …');

/** A failing history and its failure. */
export interface RedHistory {
  readonly history: History;
  readonly outcome: Outcome;
}

/**
 * Shortens a failing history: leaves out ever shorter runs of steps, as long as the same promise is still
 * broken.
 */
export async function shrink(red: RedHistory): Promise<RedHistory> {
  const kind = red.outcome.failure && kindOf(red.outcome.failure);
  let shortest = red;
  for (let size = red.history.steps.length; size > 0;) {
    const before = shortest;
    for (let at = 0; at < shortest.history.steps.length;) {
      const { steps } = shortest.history;
      const history = { ...shortest.history, steps: steps.toSpliced(at, size) };
      const outcome = await runHistory(history);
      if (outcome.failure && kindOf(outcome.failure) === kind) shortest = { history, outcome };
      else at += size;
    }
    // A step may become unnecessary once a later one has been left out.
    if (size > 1 || shortest === before) size = Math.floor(size / 2);
  }
  return shortest;
}
