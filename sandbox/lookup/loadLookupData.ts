import { readFileSync } from 'node:fs';
import type { LookupCategory } from '@admission/sdk';
import type { LookupEntry } from './LookupEntry.ts';

const CATEGORIES: LookupCategory[] = ['hs_ceeb', 'college_ceeb', 'address', 'hs_international', 'company'];

let shared: Map<string, LookupEntry[]> | undefined;

/** The embedded data by category, read once per process. */
export function loadLookupData(): Map<string, LookupEntry[]> {
  shared ??= new Map(CATEGORIES.map((category) => [category, readCategory(category)]));
  return shared;
}

function readCategory(category: LookupCategory): LookupEntry[] {
  const text = readFileSync(new URL(`../data/${category}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as LookupEntry[];
}
