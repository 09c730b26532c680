import { describe, expect, test } from 'vitest';
import { text } from '../../kinds/builders.ts';
import {
  type Check,
  dateFrom,
  email,
  integer,
  minLength,
  monthYearNotBefore,
  notAbove,
  number,
  pattern,
  url,
} from '../../declare/Check.ts';
import type { Answers } from '../../answers/FormState.ts';
import { formOf } from '../../test-support/formOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { indexForm } from '../indexForm.ts';
import { createValidator } from './createValidator.ts';

/** Returns the messages for an answer to a question about a school. */
function messagesOf(
  value: string,
  checks: readonly Check[],
  required: boolean | string = false,
  others: Answers = {},
) {
  const form = formOf(text('hs_name', { label: 'School', required, checks, max: 30 }));
  const view = viewOf({ ...others, hs_name: value });
  return indexForm(form).questions.flatMap((placed) => createValidator()(placed, view).get('hs_name') ?? []);
}

test('a valid answer has no entry, not even an empty one', () => {
  const [placed] = indexForm(formOf(text('hs_name', { label: 'School' }))).questions;

  expect(createValidator()(placed!, viewOf({ hs_name: 'Altoona' })).size).toBe(0);
});

describe('the messages for an answer', () => {
  test.each([
    ['yup’s own message, with the label as the path', '', true, 'School is a required field'],
    ['the question’s own message', '  ', 'Please type it.', 'Please type it.'],
  ])('are %s if the answer is required and blank · VAL-05', (_, value, required, message) => {
    expect(messagesOf(value, [], required)).toEqual([message]);
  });

  test('include one message for each failed check · VAL-01', () => {
    expect(messagesOf('ab', [minLength(3), email(), pattern(/\d/, 'Put a digit.')])).toEqual([
      'School must be at least 3 characters',
      'School must be a valid email',
      'Put a digit.',
    ]);
  });

  test('contain each message only once · VAL-02', () => {
    expect(messagesOf('ab', [pattern(/\d/, 'Digits.'), pattern(/^\d+$/, 'Digits.')])).toEqual(['Digits.']);
  });

  const table: [id: string, value: string, check: Check, messages: string[]][] = [
    ['VAL-06', 'ab', minLength(3), ['School must be at least 3 characters']],
    ['VAL-06', 'abc', minLength(3), []],
    ['VAL-07', 'x', email(), ['School must be a valid email']],
    ['VAL-07', 'a.b+c@d-e.co', email(), []],
    ['VAL-07', 'josé@marsh.example', email(), []],
    ['VAL-07', 'ana@marsh', email(), ['School must be a valid email']],
    ['VAL-07', 'ana@marsh.example,', email(), ['School must be a valid email']],
    ['VAL-07', 'example.com', url(), ['School must be a valid URL']],
    ['VAL-07', 'https://example.com/a?b=c', url(), []],
    ['VAL-07', 'https://e.co/@a?to=a@b.co#@', url(), []],
    ['VAL-07', 'https://first.last@example.com', url(), ['School must be a valid URL']],
    ['VAL-07', 'https://ana:pw@example.com/a', url(), ['School must be a valid URL']],
    ['VAL-07', '//ana@example.com?a', url(), ['School must be a valid URL']],
    ['VAL-07', '//example.com', url(), ['School must be a valid URL']],
    ['VAL-07', 'https://n.a', url(), ['School must be a valid URL']],
    ['VAL-07', 'https://e.co:80#a', url(), []],
    ['VAL-08', '0', integer(1, 10), ['School must be greater than or equal to 1']],
    ['VAL-08', '11', integer(1, 10), ['School must be less than or equal to 10']],
    ['VAL-08', '2.5', integer(1, 10), ['School must be an integer']],
    ['VAL-08', 'ten', integer(1, 10), ['School must be a number']],
    ['VAL-08', '1', integer(1, 10), []],
    ['VAL-08', '10', integer(1, 10), []],
    [
      'VAL-08',
      '-1.5',
      integer(0),
      ['School must be an integer', 'School must be greater than or equal to 0'],
    ],
    ['VAL-08', '5', number(), []],
    ['VAL-08', 'abc', number(0, 100, 'As a number.'), ['As a number.']],
    ['VAL-08', '-1', number(0, 100, 'As a number.'), ['As a number.']],
    ['VAL-08', '101', number(0, 100, 'As a number.'), ['As a number.']],
    ['VAL-26', 'x'.repeat(31), minLength(3), ['School must be at most 30 characters']],
    ['TRAP-20', '0x5', integer(1, 10), ['School must be a number']],
    ['TRAP-20', '1e1', integer(1, 10), ['School must be a number']],
    ['TRAP-20', 'Infinity', number(), ['School must be a number']],
    ['TRAP-20', '1 0', integer(1, 10), ['School must be a number']],
    ['TRAP-20', ' 7 ', integer(1, 10), []],
  ];

  const NOT_ABOVE = notAbove('hs_class_size', 'Too large.');
  const NOT_BEFORE = monthYearNotBefore(
    { month: 'prev_college_1_end_month', year: 'prev_college_1_end_year' },
    { month: 'prev_college_1_start_month', year: 'prev_college_1_start_year' },
    'Too early.',
  );
  const START = { prev_college_1_start_month: '9', prev_college_1_start_year: '2023' };
  const end = (month: string, year: string) => ({
    prev_college_1_end_month: month,
    prev_college_1_end_year: year,
  });
  const [SINCE, EARLY] = [
    dateFrom(
      () => '1900-01-01',
      (year) => `The year ${year}?`,
    ),
    ['Too early.'],
  ];

  test.each<[value: string, check: Check, others: Answers, messages: string[]]>([
    ['12 ', NOT_ABOVE, { hs_class_size: '10' }, ['Too large.']],
    ['12', NOT_ABOVE, { hs_class_size: '12' }, []],
    ['12', NOT_ABOVE, {}, []],
    ['x', NOT_BEFORE, { ...START, ...end('8', '2023') }, EARLY],
    ['x', NOT_BEFORE, { ...START, ...end('9', '2023') }, []],
    ['x', NOT_BEFORE, { ...START, ...end('12', '2022') }, EARLY],
    ['x', NOT_BEFORE, { ...START, ...end('12', '') }, []],
    ['x', NOT_BEFORE, { ...START, ...end('', '2022') }, []],
    ['x', NOT_BEFORE, { prev_college_1_start_year: '2023', ...end('12', '2022') }, []],
    ['x', NOT_BEFORE, end('12', '2022'), []],
    ['0020-05-01', SINCE, {}, ['The year 20?']],
    ['1900-01-01', SINCE, {}, []],
    ['  ', pattern(/\d/, 'Put a digit.'), {}, []],
  ])('%j is compared with other answers and days', (value, check, others, messages) => {
    expect(messagesOf(value, [check], false, others)).toEqual(messages);
  });

  test.each(table)('are as specified in %s for the answer %j', (_, value, check, messages) => {
    expect(messagesOf(value, [check]).sort()).toEqual([...messages].sort());
  });
});
