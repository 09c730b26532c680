import { scenariosOf, type ScenarioName } from '../operations.ts';
import type { Story } from '../Story.ts';

/**
 * Creates a story for each error reply of an operation that has a message, except for the given statuses and examples,
 * which lead to other screens.
 */
export function rejections(
  id: string,
  story: Omit<Story, 'state' | 'shows'>,
  excluded: readonly string[] = [],
): readonly Story[] {
  return scenariosOf(id)
    .filter(
      ({ name, message }) =>
        message && !name.startsWith('2') && !name.split(':').some((part) => excluded.includes(part)),
    )
    .map(({ name, message = '' }) => ({
      ...story,
      state: `rejected: ${name.replace(':', ' ')}`,
      scenario: [...(story.scenario ?? []), `${id}:${name}` as ScenarioName],
      shows: message,
    }));
}
