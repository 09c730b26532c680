import type { LookupRecord } from '@admission/sdk';
import { expect, test } from 'vitest';
import { autocomplete, select, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { clearFilled, fillFromRecord, labelOfRecord } from './fillFromRecord.ts';

const address = autocomplete('home_address_line_1', {
  label: 'Street address',
  category: 'address',
  inputMax: 60,
  fills: { city: 'home_city', state: 'home_state', county: 'home_county', country: 'home_country' },
});
const index = indexForm(
  formOf(
    address,
    text('home_city', { label: 'City' }),
    select('home_state', { label: 'State', options: [{ value: 'Ohio', label: 'Ohio (OH)' }] }),
    text('home_county', { label: 'County' }),
  ),
);
const record: LookupRecord = {
  address_line_1: '12 Elm Street',
  address_line_2: '',
  city: 'Columbus',
  state: 'Ohio',
  postal_code: '43004',
  county: 'Franklin',
  country: 'US',
};
const BLANK = { home_city: '', home_state: '', home_state_desc: '', home_county: '', home_country: '' };
const school: LookupRecord = {
  name: 'Altoona Area High School',
  city: '',
  state: '',
  country: 'US',
  ceeb: '390080',
};

test('labelOfRecord returns the first address line, or else the name · DEP-09, DEP-10', () => {
  expect([labelOfRecord(record), labelOfRecord(school)]).toEqual([
    '12 Elm Street',
    'Altoona Area High School',
  ]);
});

test.each<[title: string, filling: LookupRecord, answers: object]>([
  [
    'returns the answers that the record fills in, with the companion of a choice · DEP-08',
    record,
    {
      home_city: 'Columbus',
      home_state: 'Ohio',
      home_state_desc: 'Ohio (OH)',
      home_county: 'Franklin',
      home_country: 'US',
    },
  ],
  [
    'leaves an answer blank if the drop-down does not offer its value · DEP-08',
    { ...record, state: 'Bavaria' },
    { ...BLANK, home_city: 'Columbus', home_county: 'Franklin', home_country: 'US' },
  ],
  [
    'leaves an answer blank if the record has no value for it · TRAP-53',
    school,
    { ...BLANK, home_country: 'US' },
  ],
])('fillFromRecord: %s', (_, filling, answers) => {
  expect(fillFromRecord(index, address, filling, TODAY)).toEqual(answers);
});

test('clearFilled blanks every answer that a record can fill in, with its companion, but not the autocomplete itself · DEP-04, DEP-05', () => {
  expect(clearFilled(index, address)).toEqual(BLANK);
});
