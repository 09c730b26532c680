import { readFileSync } from 'node:fs';
import type { LookupCategory } from '@admission/sdk';
import type { LookupEntry } from './LookupEntry.ts';

/** The embedded data by category, read once. */
export function loadLookupData(): Map<string, LookupEntry[]> {
  const categories: LookupCategory[] = ['hs_ceeb', 'college_ceeb', 'address', 'hs_international', 'company'];
  return new Map(
    categories.map((category) => {
      const text = readFileSync(new URL(`../data/${category}.json`, import.meta.url), 'utf8');
      return [category, JSON.parse(text) as LookupEntry[]];
    }),
  );
}
