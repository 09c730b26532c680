import { describe, expectTypeOf, test } from 'vitest';
import { autocomplete, checkboxGroup, dependentDropdown, radio, select, text, upload } from './builders.ts';
import { notAbove } from '../declare/Check.ts';
import { addAnother, type ItemField } from '../declare/layout.ts';
import type { ChoiceValue } from './choices.ts';
import type { Question } from '../declare/FormNode.ts';

describe('keys', () => {
  test('the compiler rejects a question whose key is not in the contract · ENT-12', () => {
    expectTypeOf(text('first_name', { label: 'First name' })).toExtend<Question>();
    // @ts-expect-error unknown key
    text('shoe_size', { label: 'Shoe size' });
    // @ts-expect-error unknown key
    select('favourite_color', { label: 'Color', options: [] });
    // @ts-expect-error not a document
    upload('first_name', { label: 'First name' });
    // @ts-expect-error unknown box
    checkboxGroup('heard', { label: 'Heard', boxes: [{ key: 'heard_radio_ind', label: 'Radio' }] });
  });

  test('the compiler rejects a question that reads, fills in or depends on an unknown key · ENT-12', () => {
    // @ts-expect-error unknown key
    notAbove('hs_size', 'Too large.');
    // @ts-expect-error unknown key
    autocomplete('hs_name', { label: '', category: 'hs_ceeb', inputMax: 60, fills: { city: 'hs_town' } });
    // @ts-expect-error unknown field of a record
    autocomplete('hs_name', { label: '', category: 'hs_ceeb', inputMax: 60, fills: { town: 'hs_city' } });
    // @ts-expect-error unknown category
    autocomplete('hs_name', { label: 'School', category: 'schools', inputMax: 60 });
    // @ts-expect-error unknown controlling key
    dependentDropdown('birth_state', { label: 'State', controlledBy: 'birth_land', optionsByValue: {} });
  });
});

describe('choices', () => {
  test('the compiler requires a label for every choice in the contract · ENT-27', () => {
    expectTypeOf<ChoiceValue<'entry_term'>>().toEqualTypeOf<'fall' | 'spring'>();
    radio('other_name_ind', { label: 'Other name?', options: { yes: 'Yes', no: 'No' } });
    // @ts-expect-error "no" is missing
    radio('other_name_ind', { label: 'Other name?', options: { yes: 'Yes' } });
    // @ts-expect-error "maybe" is not one of the choices
    radio('other_name_ind', { label: 'Other name?', options: { yes: 'Yes', no: 'No', maybe: 'Maybe' } });
    // @ts-expect-error "spring" is missing
    select('entry_term', { label: 'Start term', options: { fall: 'Fall' } });
  });

  test('the compiler rejects an autofill token for a drop-down, which browsers cannot fill in · WCAG 1.3.5', () => {
    // @ts-expect-error nothing would render it
    select('gender', { label: 'Gender', options: [], autoComplete: 'sex' });
  });

  test('the compiler requires a rule for a dependent question with fixed options · DEP-01', () => {
    const options = { taken: 'Taken', within_3_months: 'Soon', later: 'Later' };
    // @ts-expect-error showWhen is missing
    dependentDropdown('english_test_timing', { label: 'When?', controlledBy: 'english_test', options });
  });
});

describe('add-another', () => {
  const settings = { max: 2, title: String, addLabel: 'Add' };

  test('the compiler accepts only the item fields in the contract · ENT-09', () => {
    expectTypeOf<ItemField<'parent'>>().toEqualTypeOf<
      'name' | 'relation' | 'relation_desc' | 'email' | 'employer'
    >();
    addAnother('parent', settings, (key) => [text(key('name'), { label: 'Name' })]);
    addAnother('parent', settings, (key) => [
      // @ts-expect-error unknown field
      text(key('shoe_size'), { label: 'Shoe size' }),
    ]);
    // @ts-expect-error a field of the other add-another
    addAnother('parent', settings, (key) => [text(key('degree'), { label: 'Degree' })]);
    // @ts-expect-error unknown add-another
    addAnother('sibling', settings, () => []);
  });
});
