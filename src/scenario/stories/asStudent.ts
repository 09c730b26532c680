import type { Story } from '../Story.ts';

/** A story of a student; `also` is answered besides what its group is. */
type StudentStory = Omit<Story, 'path' | 'scenario'> & { readonly also?: Story['scenario'] };

/** Stories of a student on one page, for whom the operations answer the same at first. */
export function asStudent(
  path: string,
  scenario: readonly string[],
  stories: readonly StudentStory[],
): readonly Story[] {
  return stories.map(({ also = [], ...story }) => ({
    ...story,
    path,
    scenario: [...scenario, ...also],
  }));
}
