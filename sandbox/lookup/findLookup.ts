import type { OpenCall } from '../http/Operations.ts';
import { Refusal } from '../http/Refusal.ts';
import { loadLookupData } from './loadLookupData.ts';
import { searchLookup } from './searchLookup.ts';

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
