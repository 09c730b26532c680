import { readFileSync } from 'node:fs';
import type { LookupCategory } from '@admission/sdk';
import type { OpenCall } from '../http/Operations.ts';
import { Refusal } from '../http/Refusal.ts';
import { searchLookup } from './searchLookup.ts';
import type { LookupEntry } from './searchLookup.ts';

const CATEGORIES: LookupCategory[] = ['hs_ceeb', 'college_ceeb', 'address', 'hs_international', 'company'];

let shared: Map<string, LookupEntry[]> | undefined;

/** The lookup of schools, colleges, companies and addresses; open to everybody. Spec §7. */
export function findLookup({ values }: OpenCall): object {
  const { category, text, id, max_results } = values;
  const entries = loadLookupData().get(String(category)) ?? [];
  if ((text === undefined) === (id === undefined)) throw new Refusal('invalid_request');
  if (text !== undefined) return searchLookup(entries, String(text), Number(max_results));
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Refusal('record_missing');
  return entry.record;
}

/** The embedded data by category, read once per process. */
export function loadLookupData(): Map<string, LookupEntry[]> {
  shared ??= new Map(CATEGORIES.map((category) => [category, readCategory(category)]));
  return shared;
}

function readCategory(category: LookupCategory): LookupEntry[] {
  const text = readFileSync(new URL(`../data/${category}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as LookupEntry[];
}
