import { describe, expect, it } from 'vitest';
import { describeDrift } from './describeDrift.ts';

const pact = (...descriptions: string[]) =>
  JSON.stringify({ interactions: descriptions.map((description) => ({ description, status: 200 })) });

describe('describeDrift', () => {
  it('finds nothing between equal files · CARD-09', () => {
    expect(describeDrift(pact('a'), pact('a'))).toEqual([]);
  });

  it('names what was added, is gone and was changed · CARD-09', () => {
    const committed = pact('a', 'b').replace('200', '204');

    expect(describeDrift(pact('a', 'c'), committed)).toEqual([
      'added:   c ()',
      'gone:    b ()',
      'changed: a ()',
    ]);
  });

  it('names every interaction when none was committed · CARD-09', () => {
    expect(describeDrift(pact('a'), '')).toEqual(['added:   a ()']);
  });

  it('sees one byte that differs elsewhere · CARD-09', () => {
    expect(describeDrift(`${pact('a')}\n`, pact('a'))).toHaveLength(1);
  });
});
