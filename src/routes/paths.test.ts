import { expect, test } from 'vitest';
import { CARD_PATHS, toCardPath, toFormPath } from './paths.ts';

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
  ['/ab/out', null],
  ['/about?x=1', null],
  ['', null],
  ['/', null],
  ['https://evil', null],
  ['//evil/about', null],
  [null, null],
  [undefined, null],
])('the path %j is the form page %j · TRAP-05, TRAP-06', (path, page) => {
  expect(toFormPath(path)).toBe(page);
});

test('account card paths match with a trailing slash, as form page paths do · ROUTE-17', () => {
  expect(CARD_PATHS.map((path) => toCardPath(`${path}/`))).toEqual(CARD_PATHS);
  expect(['/about', '/Login', 'login'].map(toCardPath)).toEqual([null, null, null]);
});
