import { describe, expect, it } from 'vitest';
import { describeDrift } from './describeDrift.ts';

const pact = (...descriptions: string[]) =>
  JSON.stringify({ interactions: descriptions.map((description) => ({ description, status: 200 })) });

describe('describeDrift', () => {
  it('CARD-09 finds nothing between equal files', () => {
    expect(describeDrift(pact('a'), pact('a'))).toEqual([]);
  });

  it('CARD-09 names what was added, is gone and was changed', () => {
    const committed = pact('a', 'b').replace('200', '204');

    expect(describeDrift(pact('a', 'c'), committed)).toEqual([
      'added:   c ()',
      'gone:    b ()',
      'changed: a ()',
    ]);
  });

  it('CARD-09 names every interaction when none was committed', () => {
    expect(describeDrift(pact('a'), '')).toEqual(['added:   a ()']);
  });

  it('CARD-09 sees one byte that differs elsewhere', () => {
    expect(describeDrift(`${pact('a')}\n`, pact('a'))).toHaveLength(1);
  });
});
