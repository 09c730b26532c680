import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rule } from '../../declare/Rule.ts';
import { checkboxGroup, monthYear, phone, text } from '../../kinds/builders.ts';
import { requiredWhen } from '../../declare/Check.ts';
import { indexForm } from '../indexForm.ts';
import type { FormNode } from '../../declare/FormNode.ts';
import { anyAnswers, anyTidyForm, anyWildForm } from '../../test-support/anyForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { countRequired } from './countRequired.ts';
import { createValidator } from './createValidator.ts';

const PHONES: readonly FormNode[] = [
  phone('phone_home', {
    label: 'Home',
    checks: [requiredWhen([rule('phone_mobile', 'notAnswered')], 'One is required.')],
  }),
  phone('phone_mobile', {
    label: 'Mobile',
    checks: [requiredWhen([rule('optin_sms_ind', 'equals', 'true')], 'Mobile is required.')],
  }),
];
const OPTIONS = [{ value: '5', label: '5' }];
const graduation = (required: boolean) =>
  monthYear({
    label: 'Graduation',
    required,
    month: { key: 'hs_grad_month', label: 'Month', options: OPTIONS, missing: 'Month.' },
    year: { key: 'hs_grad_year', label: 'Year', options: OPTIONS, missing: 'Year.' },
  });
const STATEMENTS = checkboxGroup('acknowledgements', {
  label: 'I certify',
  required: 'All.',
  boxes: [
    { key: 'ack_accuracy_ind', label: 'a' },
    { key: 'ack_conduct_ind', label: 'b' },
  ],
});

const count = (nodes: readonly FormNode[], answers: Record<string, string>) => {
  const { required, answered } = countRequired(indexForm(formOf(...nodes)), viewOf(answers)).get('about')!;
  return `${answered} of ${required}`;
};

describe('countRequired', () => {
  it.each<[string, readonly FormNode[], Record<string, string>, string]>([
    ['the phone numbers as one question', PHONES, {}, '0 of 1'],
    ['one phone number as enough', PHONES, { phone_mobile: '(814) 555-0142' }, '1 of 1'],
    ['a mobile number required for texts', PHONES, { phone_home: '1', optin_sms_ind: 'true' }, '0 of 1'],
    ['a month and year as one question', [graduation(true)], { hs_grad_month: '5' }, '0 of 1'],
    ['a required month and year that is blank', [graduation(true)], {}, '0 of 1'],
    ['an optional month and year if one is given', [graduation(false)], { hs_grad_month: '5' }, '0 of 1'],
    ['no optional month and year if neither is given', [graduation(false)], {}, '0 of 0'],
    ['the statements as one question', [STATEMENTS], { ack_accuracy_ind: 'true' }, '0 of 1'],
    [
      'required questions that are answered, also those that another answer requires',
      [
        text('first_name', { label: '', required: true }),
        text('last_name', { label: '', checks: [requiredWhen([rule('first_name', 'answered')], 'Both.')] }),
      ],
      { first_name: 'A', last_name: 'B' },
      '2 of 2',
    ],
    [
      'only spaces as no answer',
      [text('first_name', { label: '', required: true })],
      { first_name: '  ' },
      '0 of 1',
    ],
  ])('counts %s', (_, nodes, answers, expected) => {
    expect(count(nodes, answers)).toBe(expected);
  });

  it('counts every question as answered exactly when validation finds no missing answer, for any form', () => {
    const validator = createValidator();
    const seen = { left: 0, none: 0 };
    fc.assert(
      fc.property(fc.oneof(anyTidyForm, anyWildForm), anyAnswers, (form, answers) => {
        const index = indexForm(form);
        const view = viewOf(answers);
        const messages = index.questions.flatMap((placed) => [...validator(placed, view).values()].flat());
        const missing = messages.filter((message) => /required|^when$|^no |^all$/.test(message));
        const counts = [...countRequired(index, view).values()];
        const isNothingLeft = counts.every(({ required, answered }) => required === answered);

        expect(isNothingLeft).toBe(missing.length === 0);
        seen[isNothingLeft ? 'none' : 'left'] += 1;
      }),
      { numRuns: 500 },
    );
    expect(Math.min(seen.left, seen.none)).toBeGreaterThan(50);
  });
});
