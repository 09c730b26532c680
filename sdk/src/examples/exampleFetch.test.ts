import { expect, it } from 'vitest';
import { createSdk } from '../createSdk.ts';
import { exampleFetch } from './exampleFetch.ts';

it.each(['hs_ceeb', 'college_ceeb', 'hs_international', 'company', 'address'] as const)(
  'a fake server answers a look-up of %s by text with items, and by id with a record · API-33',
  async (category) => {
    const sdk = createSdk({ baseUrl: 'http://fake', fetch: exampleFetch() });

    expect((await sdk.searchLookup({ text: 'alt', category })).length).toBeGreaterThan(0);
    expect(await sdk.getLookupRecord({ id: 'hs-1', category })).not.toBeInstanceOf(Array);
  },
);
