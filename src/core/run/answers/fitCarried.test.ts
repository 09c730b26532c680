import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepsAnswer } from '../conditions/isOpen.ts';
import { rule } from '../../declare/Rule.ts';
import { dependentDropdown, select, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { hiddenSection } from '../../declare/layout.ts';
import { anyAnswers, anyTidyForm, KEYS } from '../../test-support/anyForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { fitCarried } from './fitCarried.ts';
import { EMPTY_FORM_STATE, type Answers } from './FormState.ts';
import { hasAnyAnswer } from './hasAnyAnswer.ts';

const option = (value: string) => ({ value, label: value });
const form = indexForm(
  formOf(
    select('birth_country', { label: 'Country', options: [option('US'), option('CA')] }),
    dependentDropdown('birth_state', {
      label: 'State',
      controlledBy: 'birth_country',
      optionsByValue: { US: [option('Texas'), option('Ohio')], CA: [option('Ontario')] },
    }),
    hiddenSection(
      [rule('birth_state', 'equals', 'Ontario')],
      [text('home_city', { label: 'City', max: 40 })],
    ),
  ),
);
const fitted = (saved: Answers, carried: Answers, index = form) => {
  const state = (answers: Answers) => ({ ...EMPTY_FORM_STATE, answers });
  return fitCarried(index, state(saved), state(carried), viewOf({})).answers;
};

describe('fitCarried', () => {
  test.each<[string, Answers, Answers, Answers]>([
    [
      'drops a state of another country, with its companion',
      { birth_country: 'CA' },
      { birth_country: 'US', birth_state: 'Texas', birth_state_desc: 'Texas' },
      { birth_country: 'CA', birth_state: '', birth_state_desc: '' },
    ],
    [
      'accepts a state of the same country',
      { birth_country: 'US' },
      { birth_country: 'US', birth_state: 'Texas' },
      { birth_country: 'US', birth_state: 'Texas' },
    ],
    [
      'drops a carried answer that saved answers hide',
      { birth_country: 'CA', birth_state: 'Ontario' },
      { home_city: 'Austin' },
      { birth_country: 'CA', birth_state: 'Ontario', home_city: '' },
    ],
    [
      'keeps saved answers even if they are inconsistent',
      { birth_country: 'CA', birth_state: 'Texas' },
      { home_city: 'Austin' },
      { birth_country: 'CA', birth_state: 'Texas', home_city: 'Austin' },
    ],
    [
      'keeps a saved answer, and fills a blank with a carried one',
      { first_name: 'Ana', last_name: '' },
      { first_name: 'X', last_name: 'Y' },
      { first_name: 'Ana', last_name: 'Y' },
    ],
    ['ignores a carried blank', { first_name: 'Ana' }, { first_name: '' }, { first_name: 'Ana' }],
    [
      "treats a saved '0' as an answer",
      { siblings_count: '0' },
      { siblings_count: '2' },
      { siblings_count: '0' },
    ],
    [
      'adds every carried answer and companion to a new account · PROD-10',
      {},
      { optin_sms_ind: 'true', gender: 'female', gender_desc: 'Female' },
      { optin_sms_ind: 'true', gender: 'female', gender_desc: 'Female' },
    ],
    [
      'keeps the companion of a saved choice · TRAP-54',
      { gender: 'male', gender_desc: '' },
      { gender: 'female', gender_desc: 'Female' },
      { gender: 'male', gender_desc: '' },
    ],
    [
      'drops a companion that belongs to no choice · TRAP-54',
      { gender: '', gender_desc: 'Male' },
      { gender: 'female' },
      { gender: 'female', gender_desc: '' },
    ],
  ])('%s · TRAP-12, TRAP-16', (_, saved, carried, expected) => {
    expect(fitted(saved, carried)).toEqual(expected);
  });

  test('keeps the larger item count, and uses a carried tab only if none is saved · TRAP-15', () => {
    const saved = { answers: {}, addAnother: { prev_college: 1, parent: 3 }, tabs: { hs_tab: 'us' } };
    const carried = {
      answers: {},
      addAnother: { prev_college: 2, parent: 1 },
      tabs: { hs_tab: 'intl', home_address_tab: 'intl' },
    };

    expect(fitCarried(form, saved, carried, viewOf({}))).toEqual({
      answers: {},
      addAnother: { prev_college: 2, parent: 3 },
      tabs: { hs_tab: 'us', home_address_tab: 'intl' },
    });
  });

  test('drops carried answers to hidden questions and leaves saved answers unchanged, for any form · TRAP-12, TRAP-16, COND-13', () => {
    fc.assert(
      fc.property(anyTidyForm, anyAnswers, anyAnswers, (made, saved, carried) => {
        const index = indexForm(made);
        const answers = fitted(saved, carried, index);
        const view = viewOf(answers);
        for (const key of KEYS) {
          const kept = saved[key] ?? '';
          if (kept !== '') expect(answers[key]).toBe(kept);
          if ((answers[key] ?? '') === kept) continue;
          const places = index.placesOf.get(key) ?? [];
          expect(places.length === 0 || places.some((placed) => keepsAnswer(placed, view))).toBe(true);
        }
      }),
    );
  });
});

describe('hasAnyAnswer', () => {
  test.each<[string, Answers, boolean]>([
    ['nothing', {}, false],
    ['blanks', { first_name: '', optin_sms_ind: '' }, false],
    ["a '0'", { siblings_count: '0' }, true],
    ['a companion alone', { gender_desc: 'Female' }, false],
    ['a ticked box', { optin_sms_ind: 'true' }, true],
    ['one answer among blanks', { first_name: '', last_name: 'M' }, true],
  ])('given %s (%j), returns %j · TRAP-14', (_, answers, any) => {
    expect(hasAnyAnswer(answers)).toBe(any);
  });
});
