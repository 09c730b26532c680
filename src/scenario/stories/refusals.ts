import type { Operation } from '../Scenario.ts';
import type { Story } from '../Story.ts';

/** A story for each refusal an operation declares with a message; `leavingOut` names statuses and examples that look different. */
export function refusals(
  operations: readonly Operation[],
  id: string,
  story: Omit<Story, 'state' | 'shows'>,
  leavingOut: readonly string[] = [],
): readonly Story[] {
  const { scenarios = [] } = operations.find((operation) => operation.id === id) ?? {};
  return scenarios.flatMap(({ status, example, message }) =>
    status.startsWith('2') ||
    message === undefined ||
    [status, example].some((name) => leavingOut.includes(name))
      ? []
      : [
          {
            ...story,
            state: `refused: ${status} ${example}`,
            scenario: [...(story.scenario ?? []), `${id}:${status}:${example}`],
            shows: message,
          },
        ],
  );
}
