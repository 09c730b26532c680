import { afterEach, expect, it, vi } from 'vitest';
import { makeId } from './makeId.ts';

afterEach(() => vi.unstubAllGlobals());

it('makeId returns a different id each time, even in a browser without crypto', () => {
  vi.stubGlobal('crypto', undefined);

  expect(makeId()).toMatch(/^[\da-z]{8}$/);
  expect(makeId()).not.toBe(makeId());
});
