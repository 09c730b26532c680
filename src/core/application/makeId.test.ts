import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeId } from './makeId.ts';

afterEach(() => vi.unstubAllGlobals());

describe('makeId', () => {
  it('makes another one each time', () => {
    expect(makeId()).not.toBe(makeId());
  });

  it('works on a page over plain http, as a phone on the desk opens it', () => {
    const { crypto } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });

    expect(makeId()).toMatch(/^[\da-z]+(-[\da-z]+){3}$/);
  });
});
