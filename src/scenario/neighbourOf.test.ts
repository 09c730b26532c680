import { expect, it } from 'vitest';
import { neighbourOf } from './neighbourOf.ts';

const STORIES = [
  '/about?scenario=&as=visitor',
  '/login?scenario=logIn%3A400&as=visitor&steps=log-in',
  '/login?scenario=logIn%3A429&as=visitor&steps=log-in',
];
const at = (pathname: string, search: string) => ({ pathname, search });

it.each([
  [STORIES[0], 1, at('/about', '?scenario=&as=visitor')],
  [STORIES[2], -1, at('/login', '?scenario=logIn:429&as=visitor&steps=log-in')],
  [STORIES[2], 1, at('/login', '?scenario=logIn:429')],
] as const)('from %s, a key opens the story at %i', (open, by, place) => {
  const index = STORIES.indexOf(open ?? '') + by;
  expect(neighbourOf(STORIES, place, by)).toBe(STORIES.at(index % STORIES.length));
});

it('without an open story, the keys begin at either end', () => {
  const nowhere = at('/about', '?scenario=getPdf:200');
  expect(neighbourOf(STORIES, nowhere, 1)).toBe(STORIES[0]);
  expect(neighbourOf(STORIES, nowhere, -1)).toBe(STORIES.at(-1));
});
