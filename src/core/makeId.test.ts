import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeId } from './makeId.ts';

afterEach(() => vi.unstubAllGlobals());

describe('makeId', () => {
  it('returns a different id each time', () => {
    expect(makeId()).not.toBe(makeId());
  });

  it('returns an id even in a browser without crypto', () => {
    vi.stubGlobal('crypto', undefined);

    expect(makeId()).toMatch(/^[\da-z]{8}$/);
  });
});
