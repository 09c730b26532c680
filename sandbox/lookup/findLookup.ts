import { readFileSync } from 'node:fs';
import type { LookupCategory } from '@admission/sdk';
import type { OpenCall } from '../http/Operations.ts';
import { Rejection } from '../http/Rejection.ts';
import { searchLookup, type LookupEntry } from './searchLookup.ts';

/** Looks up schools, colleges, companies and addresses; needs no log-in. Spec §7. */
export function findLookup({ values }: OpenCall): object {
  const { category, text, id, max_results } = values;
  if ((text === undefined) === (id === undefined)) throw new Rejection('invalid_request');
  const entries = readLookupData(category as LookupCategory);
  if (text !== undefined) return searchLookup(entries, String(text), Number(max_results));
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Rejection('record_missing');
  return entry.record;
}

const known = new Map<LookupCategory, LookupEntry[]>();

/**
 * Returns a category's embedded data. Reads it once per process, because every pause in typing triggers a
 * lookup.
 */
export function readLookupData(category: LookupCategory): LookupEntry[] {
  const entries = known.get(category) ?? parseLookupData(category);
  known.set(category, entries);
  return entries;
}

function parseLookupData(category: LookupCategory): LookupEntry[] {
  const text = readFileSync(new URL(`../data/${category}.json`, import.meta.url), 'utf8');
  return JSON.parse(text) as LookupEntry[];
}
