import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OPERATIONS } from './operations.ts';
import { addressOf, neighbourOf } from './Story.ts';
import { SCREENS } from './stories/screens.ts';

const STORIES = SCREENS.flatMap(({ stories }) => stories.map(addressOf));

it('the keys step through every story and wrap around at the end', () => {
  const forwards = STORIES.map((story) => neighbourOf(STORIES, story, 1));
  expect(forwards).toEqual([...STORIES.slice(1), STORIES[0]]);
  expect(forwards.map((story) => neighbourOf(STORIES, story, -1))).toEqual(STORIES);
});

it('without an open story, the keys start at the first or the last one', () => {
  expect(neighbourOf(STORIES, '/about?scenario=getPdf:200', 1)).toBe(STORIES[0]);
  expect(neighbourOf(STORIES, '/about?scenario=getPdf:200', -1)).toBe(STORIES.at(-1));
});

it('state names are unique within a screen, and example names within an operation', () => {
  const names = SCREENS.flatMap(({ name, stories }) => stories.map(({ state }) => `${name}: ${state}`));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const { id, scenarios } of OPERATIONS)
    expect(new Set(scenarios.map(({ name }) => name)).size, id).toBe(scenarios.length);
});

it('the address that the README shows is a story’s, so that it opens at the state it names', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const [, address] = /`(\/\S*\bscenario=\S*)`/.exec(readme) ?? [];

  expect(STORIES).toContain(address);
});
