import { expect, test } from 'vitest';
import type { Answers } from '../../answers/FormState.ts';
import { hasAnyAnswer } from './hasAnyAnswer.ts';

test.each<[string, Answers, boolean]>([
  ['nothing', {}, false],
  ['blanks', { first_name: '', optin_sms_ind: '' }, false],
  ["a '0'", { siblings_count: '0' }, true],
  ['only a companion', { gender_desc: 'Female' }, false],
  ['a ticked box', { optin_sms_ind: 'true' }, true],
  ['one answer among blanks', { first_name: '', last_name: 'M' }, true],
])('given %s (%j), hasAnyAnswer returns %j · TRAP-14', (_, answers, any) => {
  expect(hasAnyAnswer(answers)).toBe(any);
});
