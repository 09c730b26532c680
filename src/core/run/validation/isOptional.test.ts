import { expect, test } from 'vitest';
import { domesticPhone, pattern, requiredWhen } from '../../declare/Check.ts';
import { rule } from '../../declare/Rule.ts';
import { phone, text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { indexForm } from '../indexForm.ts';
import { isOptional } from './isOptional.ts';

const index = indexForm(
  formOf(
    text('last_name', { label: '', required: true }),
    text('middle_name', { label: '' }),
    phone('phone_mobile', {
      label: '',
      checks: [domesticPhone(''), requiredWhen([rule('optin_sms_ind', 'equals', 'true')], '')],
    }),
    phone('phone_home', {
      label: '',
      checks: [
        domesticPhone(''),
        requiredWhen([rule('phone_mobile', 'notAnswered'), rule('phone_international', 'notAnswered')], ''),
      ],
    }),
    text('phone_international', { label: '', checks: [pattern(/^\+/, '')] }),
  ),
);
const NUMBER = '(814) 555-0142';

test('a question is optional if an alternative is answered, even one that the form does not ask for, but not if it is half typed · row 22', () => {
  const placed = (key: string) => index.questions.find(({ question }) => question.key === key)!.question;
  const home = placed('phone_home');
  const without = indexForm(formOf(home, placed('phone_mobile')));
  const isHomeOptional = (answers: object) =>
    isOptional(home, without, viewOf({ phone_mobile: '(814) 5', ...answers }));

  expect([isHomeOptional({}), isHomeOptional({ phone_international: '1' })]).toEqual([false, true]);
});

test.each([
  ['the questions without a required answer', {}, ['middle_name']],
  [
    'the other phone numbers once one is valid',
    { phone_mobile: NUMBER },
    ['phone_home', 'phone_international'],
  ],
  [
    'the mobile number once there is another',
    { phone_home: NUMBER },
    ['phone_mobile', 'phone_international'],
  ],
  ['both once there is a number abroad', { phone_international: '+44' }, ['phone_mobile', 'phone_home']],
  ['no other number while the only one is half typed', { phone_mobile: '(814) 5' }, []],
  [
    'no mobile number if texts are wanted',
    { phone_home: NUMBER, optin_sms_ind: 'true' },
    ['phone_international'],
  ],
])('marks as optional %s · row 22, row 23, row 24', (_, answers, keys) => {
  const optional = index.questions.filter(({ question }) => isOptional(question, index, viewOf(answers)));

  expect(optional.map(({ question }) => question.key)).toEqual([...new Set(['middle_name', ...keys])]);
});
