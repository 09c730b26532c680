import type { LookupCategory } from '@admission/sdk';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, it } from 'vitest';
import { asWrong, call, state } from './test-support/Call.ts';
import { describeFailure, describeLimit } from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { refused, success, text, textLike } from './test-support/replies.ts';

const { constrainedArrayLike, like } = MatchersV3;

/** The number of items the sdk requests. */
const MOST = 5;

const search = (text: string, category: LookupCategory = 'hs_ceeb') =>
  call('searchLookup', `to search ${category}`, { text, category }, { max_results: String(MOST) });
const getRecord = (id: string, category: LookupCategory) =>
  call('getLookupRecord', `for the record of an item of ${category}`, { id, category });
const country = (code: string) => textLike('^([A-Z]{2})?$', code);

describe('a search', () => {
  it.each([
    ['hs_ceeb', 'altoona', 'Altoona Area High School', 'hs-390055', 'Altoona, Pennsylvania'],
    ['college_ceeb', 'juniata', 'Juniata College', 'college-2341', 'Huntingdon, Pennsylvania'],
    ['address', '12 elm', '12 Elm Street', 'addr-1201', 'Altoona, PA 16601'],
    ['company', 'blair', 'Blair Hardware', 'company-77', 'Altoona, Pennsylvania'],
    ['hs_international', 'bellevue', 'Lycée Bellevue', 'hsi-33-104', 'Toulouse, France'],
  ] as const)('a search finds items of %s · API-33, ENT-23', (category, typed, name, id, sub_text) =>
    interact(
      search(typed, category),
      { given: state('the lookup finds entries', { category, text: typed }) },
      success(
        constrainedArrayLike(
          { text: text(name), id: textLike('^[\\s\\S]{1,128}$', id), sub_text: like(sub_text) },
          1,
          MOST,
        ),
      ),
    ),
  );

  it('a search may find nothing · CARD-12', () =>
    interact(
      search('zzzzzz'),
      { given: state('the lookup finds nothing', { category: 'hs_ceeb', text: 'zzzzzz' }), when: 'in vain' },
      success([]),
    ));

  it('a search may fail · CARD-12', () =>
    interact(
      search('altoona'),
      { given: state('the lookup is failing'), when: 'while the lookup is failing' },
      refused(500, "We've encountered an unexpected error at this time. Please try again later."),
    ));

  it('a search in an unknown category is rejected · ENT-25', () =>
    interact(
      search('altoona', asWrong('planets')),
      { given: state('the lookup finds nothing', { category: 'planets', text: 'altoona' }) },
      refused(400, 'We could not search for this. Please type your answer instead.'),
    ));
});

describe('a record', () => {
  it('the record of an address contains the parts of the address · CARD-12, ENT-24', () =>
    interact(
      getRecord('addr-1201', 'address'),
      { given: state('the lookup record exists', { category: 'address', id: 'addr-1201' }) },
      success({
        address_line_1: like('12 Elm Street'),
        address_line_2: like(''),
        city: like('Altoona'),
        state: like('Pennsylvania'),
        postal_code: like('16601'),
        county: like('Blair'),
        country: country('US'),
      }),
    ));

  it('the record of a school contains its name, place and code · CARD-12, ENT-24', () =>
    interact(
      getRecord('hs-390055', 'hs_ceeb'),
      { given: state('the lookup record exists', { category: 'hs_ceeb', id: 'hs-390055' }) },
      success({
        name: like('Altoona Area High School'),
        city: like('Altoona'),
        state: like('Pennsylvania'),
        country: country('US'),
        ceeb: like('390055'),
      }),
    ));

  it('a request for a missing record gets 404 · CARD-12', () =>
    interact(
      getRecord('hs-000000', 'hs_ceeb'),
      {
        given: state('the lookup record is missing', { category: 'hs_ceeb', id: 'hs-000000' }),
        when: 'that is missing',
      },
      refused(404, 'We could not find the details. Please type them yourself.'),
    ));
});

describeFailure([getRecord('hs-390055', 'hs_ceeb')]);
describeLimit([search('altoona')]);
