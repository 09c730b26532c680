import { scenariosOf, type ScenarioName } from '../operations.ts';
import type { Story } from '../Story.ts';

/** A story for each refusal an operation declares with a message; `leavingOut` names statuses and examples that look different. */
export function refusals(
  id: string,
  story: Omit<Story, 'state' | 'shows'>,
  leavingOut: readonly string[] = [],
): readonly Story[] {
  return scenariosOf(id)
    .filter(
      ({ name, message }) =>
        message && !name.startsWith('2') && !name.split(':').some((part) => leavingOut.includes(part)),
    )
    .map(({ name, message = '' }) => ({
      ...story,
      state: `refused: ${name.replace(':', ' ')}`,
      scenario: [...(story.scenario ?? []), `${id}:${name}` as ScenarioName],
      shows: message,
    }));
}
