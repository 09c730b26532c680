import type { ScenarioName } from '../operations.ts';
import type { Story } from '../Story.ts';

/** Stories of a student on one page; what a story's operations answer comes after what those of all do. */
export function asStudent(
  path: string,
  shared: readonly ScenarioName[],
  stories: readonly Omit<Story, 'path'>[],
): readonly Story[] {
  return stories.map((story) => ({ ...story, path, scenario: [...shared, ...(story.scenario ?? [])] }));
}
