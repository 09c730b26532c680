import type { LookupCategory, LookupItem } from '@admission/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../test-support/createTestSandbox.ts';
import { readLookupData } from './findLookup.ts';

describe('lookup', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
  });
  afterAll(() => sandbox.close());

  const find = (query: Record<string, string>) =>
    sandbox.call<LookupItem[]>(`/lookup/find?${new URLSearchParams(query)}`);

  it('a lookup matches the beginning of any word, lists matches in the name first, and respects max_results · API-33, ENT-23', async () => {
    const { body } = await find({ text: 'alto', category: 'hs_ceeb', max_results: '3' });

    expect(body).toHaveLength(3);
    expect(body[0]).toEqual({ text: 'Altona High School', id: 'hs-140022', sub_text: 'Altona, Illinois' });
    expect(body[1]?.text).toBe('Altoona Area High School');
    expect((await find({ text: 'high', category: 'hs_ceeb' })).body).toHaveLength(5);
  });

  it('every word of a lookup must match, in the name or in the place · API-33', async () => {
    const { body } = await find({ text: 'central harris', category: 'hs_ceeb' });

    expect(body).toHaveLength(1);
    expect(body[0]?.sub_text).toBe('Harrisburg, Pennsylvania');
    expect((await find({ text: 'zzzz', category: 'hs_ceeb' })).body).toEqual([]);
  });

  it('a lookup ignores accents · API-33', async () => {
    const { body } = await find({ text: 'lycee bel', category: 'hs_international' });

    expect(body[0]?.sub_text).toBe('Toulouse, France');
  });

  it('a lookup with both text and id, with neither, or with a control character is rejected · API-34', async () => {
    expect((await find({ category: 'address' })).status).toBe(400);
    expect((await find({ text: 'a', id: 'b', category: 'address' })).status).toBe(400);
    expect((await find({ text: 'a\0b', category: 'address' })).status).toBe(400);
  });

  it('the lookup data has enough entries and its ids are unique · ENT-25', () => {
    const countIds = (category: LookupCategory) => {
      const ids = readLookupData(category).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      return ids.length;
    };

    expect(countIds('hs_international')).toBe(44);
    expect(countIds('company')).toBe(126);
    expect(countIds('hs_ceeb')).toBeGreaterThanOrEqual(200);
    expect(countIds('college_ceeb')).toBeGreaterThanOrEqual(150);
    expect(countIds('address')).toBeGreaterThanOrEqual(200);
  });
});
