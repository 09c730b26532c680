import type { LookupItem, LookupRecord } from '@admission/sdk';

/** An entry in the embedded data. `nameEntry` returns its first line; `sub_text` is the second. */
export type LookupEntry = { id: string; sub_text: string; record: LookupRecord };

/**
 * Finds the entries in which every typed word begins a word of the name or place, best matches first.
 * Names that begin with the text come first, then names that contain all words, then matches in the place. Accents and
 * case are ignored: 'lycee' finds 'Lycée'.
 */
export function searchLookup(entries: LookupEntry[], text: string, maxResults: number): LookupItem[] {
  const query = fold(text);
  const words = query.split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankEntry(entry, query, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || nameEntry(a.entry).localeCompare(nameEntry(b.entry)))
    .slice(0, maxResults)
    .map(({ entry }) => ({ text: nameEntry(entry), id: entry.id, sub_text: entry.sub_text }));
}

/** Returns the line that identifies an entry: an address's street, otherwise the name. */
export function nameEntry({ record }: LookupEntry): string {
  return 'address_line_1' in record ? record.address_line_1 : record.name;
}

function rankEntry(entry: LookupEntry, query: string, words: string[]): number {
  const name = fold(nameEntry(entry));
  const nameWords = name.split(' ');
  const allWords = [...nameWords, ...fold(entry.sub_text).split(' ')];
  const beginsOneOf = (candidates: string[]) => (word: string) =>
    candidates.some((candidate) => candidate.startsWith(word));
  if (!words.every(beginsOneOf(allWords))) return 0;
  if (name.startsWith(query)) return 3;
  return words.every(beginsOneOf(nameWords)) ? 2 : 1;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
