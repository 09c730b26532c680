import type { ScenarioName } from '../operations.ts';
import type { Story } from '../Story.ts';

/** Creates a student's stories for one page; a story's own replies override the shared ones. */
export function asStudent(
  path: string,
  shared: readonly ScenarioName[],
  stories: readonly Omit<Story, 'path'>[],
): readonly Story[] {
  return stories.map((story) => ({ ...story, path, scenario: [...shared, ...(story.scenario ?? [])] }));
}
