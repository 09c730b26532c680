import type { LookupCategory } from '@admission/sdk';
import { MatchersV3 } from '@pact-foundation/pact';
import { asWrong, call, state } from './test-support/Call.ts';
import { internalError, rateLimit } from './test-support/failures.ts';
import { testInteractions, type Row } from './test-support/interact.ts';
import { success, text, textLike } from './test-support/replies.ts';

const { constrainedArrayLike, like } = MatchersV3;

/** The number of items the sdk requests. */
const MOST = 5;

const search = (text: string, category: LookupCategory = 'hs_ceeb') =>
  call('searchLookup', `to search ${category}`, { text, category }, { max_results: String(MOST) });
const getRecord = (category: LookupCategory, id: string) =>
  call('getLookupRecord', `for the record of an item of ${category}`, { id, category });

/** The id is the backend's: the provider state may return its own. */
const getExisting: typeof getRecord = (...given) => ({ ...getRecord(...given), own: { id: 'id' } });

const found = (category: string, text: string) => state('the lookup finds entries', { category, text });
const nothing = (category: string, text: string) => state('the lookup finds nothing', { category, text });
const existing = (category: string, id: string) => state('the lookup record exists', { category, id });
const missing = state('the lookup record is missing', { category: 'hs_ceeb', id: 'hs-000000' });
const failing = state('the lookup is failing');

const COUNTRY = textLike('^([A-Z]{2})?$', 'US');
const ADDRESS = success({
  address_line_1: like('12 Elm Street'),
  address_line_2: like(''),
  city: like('Altoona'),
  state: like('Pennsylvania'),
  postal_code: like('16601'),
  county: like('Blair'),
  country: COUNTRY,
});
const SCHOOL = success({
  name: like('Altoona Area High School'),
  city: like('Altoona'),
  state: like('Pennsylvania'),
  country: COUNTRY,
  ceeb: like('390055'),
});

const FOUND = [
  ['hs_ceeb', 'altoona', 'Altoona Area High School', 'hs-390055', 'Altoona, Pennsylvania'],
  ['college_ceeb', 'juniata', 'Juniata College', 'college-2341', 'Huntingdon, Pennsylvania'],
  ['address', '12 elm', '12 Elm Street', 'addr-1201', 'Altoona, PA 16601'],
  ['company', 'blair', 'Blair Hardware', 'company-77', 'Altoona, Pennsylvania'],
  ['hs_international', 'bellevue', 'Lycée Bellevue', 'hsi-33-104', 'Toulouse, France'],
] as const;

testInteractions([
  ...FOUND.map(([category, typed, name, id, sub_text]): Row => {
    const item = { text: text(name), id: textLike('^[\\s\\S]{1,128}$', id), sub_text: like(sub_text) };
    const reply = success(constrainedArrayLike(item, 1, MOST));
    return [search(typed, category), '', found(category, typed), reply, 'API-33, ENT-23'];
  }),
  [search('zzzzzz'), 'without a match', nothing('hs_ceeb', 'zzzzzz'), success([]), 'CARD-12'],
  [search('altoona'), 'while the lookup is failing', failing, '500:unexpected', 'CARD-12'],
  [search('altoona', asWrong('planets')), '', nothing('planets', 'altoona'), '400:invalid_request', 'ENT-25'],

  [getExisting('address', 'addr-1201'), '', existing('address', 'addr-1201'), ADDRESS, 'CARD-12, ENT-24'],
  [getExisting('hs_ceeb', 'hs-390055'), '', existing('hs_ceeb', 'hs-390055'), SCHOOL, 'CARD-12, ENT-24'],
  [getRecord('hs_ceeb', 'hs-000000'), 'that is missing', missing, '404:record_missing', 'CARD-12'],

  ...internalError([getRecord('hs_ceeb', 'hs-390055')]),
  ...rateLimit([search('altoona')]),
]);
