export interface LookupEntry {
  category: string;
  item: { text: string; id: string; sub_text: string };
  record: Record<string, string>;
}

/** The directories of schools, colleges, companies and addresses. */
export interface Lookups {
  search: (category: string, text: string) => LookupEntry[];
  find: (category: string, id: string) => LookupEntry | undefined;
  add: (entry: LookupEntry) => void;
  remove: (isUnwanted: (entry: LookupEntry) => boolean) => void;
}

const SAMPLES: LookupEntry[] = [
  makeNamedPlace('hs_ceeb', 'hs-390055', 'Altoona Area High School', 'Altoona', 'Pennsylvania', '390055'),
  makeNamedPlace('hs_ceeb', 'hs-140022', 'Altona High School', 'Altona', 'Illinois', '140022'),
  makeNamedPlace('college_ceeb', 'college-2341', 'Juniata College', 'Huntingdon', 'Pennsylvania', '002341'),
  makeNamedPlace('company', 'company-77', 'Blair Hardware', 'Altoona', 'Pennsylvania', ''),
  {
    category: 'hs_international',
    item: { text: 'Lycée Bellevue', id: 'hsi-33-104', sub_text: 'Toulouse, France' },
    record: { name: 'Lycée Bellevue', city: 'Toulouse', state: '', country: 'FR', ceeb: '' },
  },
  makeAddress('addr-1201', '12 Elm Street'),
];

/** Makes the directories with a few sample entries; a real backend asks its own. */
export function createLookups(): Lookups {
  let entries = [...SAMPLES];
  return {
    search: (category, text) => {
      const wanted = simplify(text);
      return entries
        .filter((entry) => entry.category === category && simplify(entry.item.text).includes(wanted))
        .sort((one, other) => rank(one, wanted) - rank(other, wanted));
    },
    find: (category, id) => entries.find((entry) => entry.category === category && entry.item.id === id),
    add: (entry) => entries.push(entry),
    remove: (isUnwanted) => (entries = entries.filter((entry) => !isUnwanted(entry))),
  };
}

/** Makes a school, college or company in the United States. */
export function makeNamedPlace(
  category: string,
  id: string,
  name: string,
  city = 'Altoona',
  state = 'Pennsylvania',
  ceeb = '',
): LookupEntry {
  return {
    category,
    item: { text: name, id, sub_text: `${city}, ${state}` },
    record: { name, city, state, country: 'US', ceeb },
  };
}

/** Makes an address in Altoona. */
export function makeAddress(id: string, line: string): LookupEntry {
  return {
    category: 'address',
    item: { text: line, id, sub_text: 'Altoona, PA 16601' },
    record: {
      address_line_1: line,
      address_line_2: '',
      city: 'Altoona',
      state: 'Pennsylvania',
      postal_code: '16601',
      county: 'Blair',
      country: 'US',
    },
  };
}

/** Best first: what begins with the text goes before what only holds it. */
const rank = (entry: LookupEntry, wanted: string) => (simplify(entry.item.text).startsWith(wanted) ? 0 : 1);

/** Without case and accents, so that "lycee" finds "Lycée". */
const simplify = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
