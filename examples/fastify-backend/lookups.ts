interface LookupEntry {
  category: string;
  item: { text: string; id: string; sub_text: string };
  record: Record<string, string>;
}

/** A few entries of the directories; a real backend asks its own. The provider states of the search hold for them. */
const ENTRIES: LookupEntry[] = [
  makePlace('hs_ceeb', 'hs-390055', 'Altoona Area High School', ['Altoona', 'Pennsylvania', '390055']),
  makePlace('hs_ceeb', 'hs-140022', 'Altona High School', ['Altona', 'Illinois', '140022']),
  makePlace('college_ceeb', 'college-2341', 'Juniata College', ['Huntingdon', 'Pennsylvania', '002341']),
  makePlace('company', 'company-77', 'Blair Hardware', ['Altoona', 'Pennsylvania', '']),
  {
    category: 'hs_international',
    item: { text: 'Lycée Bellevue', id: 'hsi-33-104', sub_text: 'Toulouse, France' },
    record: { name: 'Lycée Bellevue', city: 'Toulouse', state: '', country: 'FR', ceeb: '' },
  },
  {
    category: 'address',
    item: { text: '12 Elm Street', id: 'addr-1201', sub_text: 'Altoona, PA 16601' },
    record: {
      address_line_1: '12 Elm Street',
      address_line_2: '',
      city: 'Altoona',
      state: 'Pennsylvania',
      postal_code: '16601',
      county: 'Blair',
      country: 'US',
    },
  },
];

/** Finds the entries that hold the text; those that begin with it come first. */
export function searchLookups(category: string, text: string): LookupEntry['item'][] {
  const wanted = simplify(text);
  const items = ENTRIES.filter((entry) => entry.category === category).map(({ item }) => item);
  const rank = (item: LookupEntry['item']) => (simplify(item.text).startsWith(wanted) ? 0 : 1);
  return items
    .filter((item) => simplify(item.text).includes(wanted))
    .sort((one, other) => rank(one) - rank(other));
}

/** Finds the record of an item. */
export function findRecord(category: string, id: string): LookupEntry['record'] | undefined {
  return ENTRIES.find((entry) => entry.category === category && entry.item.id === id)?.record;
}

/** A school, college or company in the United States. */
function makePlace(
  category: string,
  id: string,
  name: string,
  [city, state, ceeb]: [string, string, string],
): LookupEntry {
  return {
    category,
    item: { text: name, id, sub_text: `${city}, ${state}` },
    record: { name, city, state, country: 'US', ceeb },
  };
}

/** Without case and accents, so that "lycee" finds "Lycée". */
function simplify(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
