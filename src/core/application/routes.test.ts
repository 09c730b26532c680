import { expect, test } from 'vitest';
import { STEP_COUNT } from './constants.ts';
import { DEFAULT_PATH, FORM_PATHS, toFormPath } from './routes.ts';

test.each([
  ['/about', '/about'],
  ['/education', '/education'],
  ['/final-steps', '/final-steps'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['/completion', null],
  ['/academics', null],
  ['education', null],
  ['/About', null],
  ['/about/x', null],
  ['/about?x=1', null],
  ['', null],
  ['/', null],
  ['https://evil', null],
  ['//evil/about', null],
  [null, null],
  [undefined, null],
])('TRAP-05 TRAP-06 the path %j is the form page %j', (path, page) => {
  expect(toFormPath(path)).toBe(page);
});

test('PROD-11 CONST-25 there are three steps, and the first is the default', () => {
  expect(FORM_PATHS).toHaveLength(STEP_COUNT);
  expect(DEFAULT_PATH).toBe(FORM_PATHS[0]);
});
