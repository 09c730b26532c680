import { expect, it } from 'vitest';
import { neighbourOf } from './neighbourOf.ts';
import { OPERATIONS } from './operations.ts';
import { addressOf } from './Story.ts';
import { SCREENS } from './stories/screens.ts';

const STORIES = SCREENS.flatMap(({ stories }) => stories.map(addressOf));

it('the keys reach every story in turn and begin again after the last one', () => {
  const forwards = STORIES.map((story) => neighbourOf(STORIES, story, 1));
  expect(forwards).toEqual([...STORIES.slice(1), STORIES[0]]);
  expect(forwards.map((story) => neighbourOf(STORIES, story, -1))).toEqual(STORIES);
});

it('without an open story, the keys begin at either end', () => {
  expect(neighbourOf(STORIES, '/about?scenario=getPdf:200', 1)).toBe(STORIES[0]);
  expect(neighbourOf(STORIES, '/about?scenario=getPdf:200', -1)).toBe(STORIES.at(-1));
});

it('no two states of a screen have the same name, and no two operations', () => {
  const names = SCREENS.flatMap(({ name, stories }) => stories.map(({ state }) => `${name}: ${state}`));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const { id, scenarios } of OPERATIONS)
    expect(new Set(scenarios.map(({ name }) => name)).size, id).toBe(scenarios.length);
});
