import type { Call, Operations } from '../Call.ts';
import { Refusal } from '../Refusal.ts';
import { DOCUMENT_KEYS } from '../Store.ts';
import type { Student } from '../Store.ts';
import { listDocuments } from './documentOperations.ts';

/** A few entries of the directories; a real backend asks its own. The provider states of the search hold for them. */
const ENTRIES = [
  makePlace('hs_ceeb', 'hs-390055', 'Altoona Area High School', 'Altoona', 'Pennsylvania', '390055'),
  makePlace('college_ceeb', 'college-2341', 'Juniata College', 'Huntingdon', 'Pennsylvania', '002341'),
  makePlace('company', 'company-77', 'Blair Hardware', 'Altoona', 'Pennsylvania'),
  makePlace('hs_international', 'hsi-33-104', 'Lycée Bellevue', 'Toulouse', ''),
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

/** A school, college or company; one without a state is the one abroad. */
function makePlace(category: string, id: string, name: string, city: string, state: string, ceeb = '') {
  const country = state ? 'US' : 'FR';
  return {
    category,
    item: { text: name, id, sub_text: `${city}, ${state || country}` },
    record: { name, city, state, country, ceeb },
  };
}

/** What needs a token or nothing at all: the read-only views and the search. */
export const openOperations = {
  getPublicView: (call: Call) => showApplication(call, 'public', call.query.token, 'token_unknown'),

  getServiceView: (call: Call) => showApplication(call, 'service', call.query.service_token, 'token_invalid'),

  getHealth: () => ({ status: 'ok' }),

  findLookup: ({ query }: Call) => {
    const { category, text, id, max_results = 5 } = query;
    if ((text === undefined) === (id === undefined)) throw new Refusal('invalid_request');
    const entries = ENTRIES.filter((entry) => entry.category === category);
    if (text !== undefined) {
      const placeOf = (item: { text: string }) => item.text.toLowerCase().indexOf(String(text).toLowerCase());
      const items = entries.map(({ item }) => item).filter((item) => placeOf(item) >= 0);
      // Best first: where the text stands earlier.
      return items.sort((one, other) => placeOf(one) - placeOf(other)).slice(0, Number(max_results));
    }
    const record = entries.find(({ item }) => item.id === id)?.record;
    if (!record) throw new Refusal('record_missing');
    return record;
  },
} satisfies Operations;

function showApplication(
  { store }: Call,
  view: 'public' | 'service',
  value: unknown,
  refusal: string,
): object {
  const token = store.views.get(String(value));
  if (token?.view !== view || token.expires < Date.now()) throw new Refusal(refusal);
  const { student } = token;
  return {
    answer: hideFromOthers(student),
    add_another: student.add_another,
    document_answer: listDocuments(student),
    tabs: student.tabs,
  };
}

/**
 * The answers as other eyes see them: a document is only said to be there when it is, and of a whole Social Security
 * number the last four digits show.
 */
function hideFromOthers({ answer, documents }: Student): Student['answer'] {
  const shown = { ...answer };
  for (const key of DOCUMENT_KEYS)
    if (shown[key] && documents.get(key)?.status !== 'COMPLETED') shown[key] = '';
  const digits = answer.ssn?.replaceAll(/\D/g, '') ?? '';
  if (answer.ssn) shown.ssn = digits.length === 9 ? `***-**-${digits.slice(-4)}` : '***';
  return shown;
}
