import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepsAnswer } from '../conditions/isOpen.ts';
import { rule } from '../../declare/Rule.ts';
import { dependentDropdown, select, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { hiddenSection } from '../../declare/layout.ts';
import { anyAnswers, anyTidyForm, KEYS } from '../../test-support/anyForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY, viewOf } from '../../test-support/viewOf.ts';
import { fitCarried } from './fitCarried.ts';
import { EMPTY_FORM_STATE, type Answers } from './FormState.ts';

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
  return fitCarried(index, state(saved), state(carried), () => TODAY).answers;
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
      'adds every carried answer to a new account',
      {},
      { birth_country: 'US', birth_state: 'Texas', home_city: 'Austin' },
      { birth_country: 'US', birth_state: 'Texas', home_city: 'Austin' },
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
  ])('%s · TRAP-12, TRAP-16', (_, saved, carried, expected) => {
    expect(fitted(saved, carried)).toEqual(expected);
  });

  test('keeps no carried answer to a hidden question and changes no saved answer, for any form · TRAP-12, TRAP-16, COND-13', () => {
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
