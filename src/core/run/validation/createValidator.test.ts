import { describe, expect, test } from 'vitest';
import { string } from 'yup';
import { rule } from '../../declare/Rule.ts';
import { checkboxGroup, date, monthYear, text, textarea } from '../../kinds/builders.ts';
import {
  type Check,
  dateUpTo,
  email,
  integer,
  minLength,
  monthYearNotBefore,
  notAbove,
  number,
  pattern,
  url,
} from '../../declare/Check.ts';
import { addAnother, hiddenSection } from '../../declare/layout.ts';
import { wrong } from '../../test-support/wrong.ts';

const check = (value: string, ...checks: Check[]) =>
  wrong([text('hs_name', { label: 'School', checks, max: 200 })], { hs_name: value })['hs_name'] ?? [];

describe('required', () => {
  test('uses yup’s own message, with the label as the path, for a blank required answer · VAL-05', () => {
    expect(wrong([text('hs_name', { label: 'School', required: true })], {})).toEqual({
      hs_name: ['School is a required field'],
    });
  });

  test('uses the question’s own message for a blank required answer · VAL-05', () => {
    expect(
      wrong([text('hs_name', { label: 'School', required: 'Please type it.' })], { hs_name: '  ' }),
    ).toEqual({
      hs_name: ['Please type it.'],
    });
  });

  test('names a question by its long label or item if the label alone is ambiguous · VAL-05', () => {
    const nodes = [
      text('heard_other', { label: 'Please tell us', longLabel: 'Where else', required: true }),
      addAnother('parent', { max: 2, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
        text(key('name'), { label: 'Name', required: true }),
      ]),
    ];

    expect(wrong(nodes, {})).toEqual({
      heard_other: ['Where else is a required field'],
      parent_1_name: ['Parent 1: name is a required field'],
      parent_2_name: ['Parent 2: name is a required field'],
    });
  });

  test('accepts a blank optional answer, whatever its checks are', () => {
    for (const each of [minLength(3), email(), url(), integer(1, 2), number(1, 2), pattern(/x/, '')])
      expect(check('', each)).toEqual([]);
  });

  test('finds no errors in hidden questions · COND-20', () => {
    const nodes = [
      hiddenSection(
        [rule('visa_type', 'notAnswered')],
        [text('hs_name', { label: 'School', required: true })],
      ),
    ];

    expect(wrong(nodes, {})).toEqual({});
    expect(wrong(nodes, { visa_type: 'f1' })).toHaveProperty('hs_name');
  });
});

describe('the messages for an answer', () => {
  test('include one message for each failed check · VAL-01', () => {
    expect(check('ab', minLength(3), email(), pattern(/\d/, 'Put a digit.'))).toEqual([
      'School must be at least 3 characters',
      'School must be a valid email',
      'Put a digit.',
    ]);
  });

  test('contain each message only once · VAL-02', () => {
    expect(check('ab', pattern(/\d/, 'Digits.'), pattern(/^\d+$/, 'Digits.'))).toEqual(['Digits.']);
  });
});

describe('yup’s default messages', () => {
  const table: [id: string, value: string, check: Check, messages: string[]][] = [
    ['VAL-06', 'ab', minLength(3), ['School must be at least 3 characters']],
    ['VAL-06', 'abc', minLength(3), []],
    ['VAL-07', 'x', email(), ['School must be a valid email']],
    ['VAL-07', 'a.b+c@d-e.co', email(), []],
    ['VAL-07', 'example.com', url(), ['School must be a valid URL']],
    ['VAL-07', 'https://example.com/a?b=c', url(), []],
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
    ['TRAP-20', '0x5', integer(1, 10), ['School must be a number']],
    ['TRAP-20', '1e1', integer(1, 10), ['School must be a number']],
    ['TRAP-20', 'Infinity', number(), ['School must be a number']],
    ['TRAP-20', '1 0', integer(1, 10), ['School must be a number']],
    ['TRAP-20', ' 7 ', integer(1, 10), []],
  ];

  test.each(table)('%s are as expected for %j', (_, value, each, messages) => {
    expect([...check(value, each)].sort()).toEqual([...messages].sort());
  });

  test('are replaced by a number question’s own message if it has one · VAL-08', () => {
    for (const value of ['abc', '-1', '101', '0x10'])
      expect(check(value, number(0, 100, 'As a number.'))).toEqual(['As a number.']);
    for (const value of ['0', '3.75', '100'])
      expect(check(value, number(0, 100, 'As a number.'))).toEqual([]);
  });
});

test('compares lengths without yup exactly as yup does · VAL-06', () => {
  for (const length of [1, 2, 3, 4, 44, 45, 46])
    for (const value of ['x'.repeat(length), `${' '.repeat(length - 1)}x`, '\u{1F393}'.repeat(length)]) {
      const asked = string().min(3).max(45);
      const found = wrong([text('hs_name', { label: 'School', checks: [minLength(3)] })], { hs_name: value });
      expect(found['hs_name'] === undefined).toBe(asked.isValidSync(value));
    }
});

describe('the longest text · VAL-26', () => {
  test('is 45 characters, or the question’s own maximum', () => {
    const nodes = [
      text('first_name', { label: 'First' }),
      text('preferred_name', { label: 'Preferred', max: 30 }),
      textarea('senior_courses', { label: 'Courses', max: 500 }),
    ];
    const answers = (extra: number) => ({
      first_name: 'x'.repeat(45 + extra),
      preferred_name: 'x'.repeat(30 + extra),
      senior_courses: 'x'.repeat(500 + extra),
    });

    expect(wrong(nodes, answers(0))).toEqual({});
    expect(wrong(nodes, answers(1))).toEqual({
      first_name: ['First must be at most 45 characters'],
      preferred_name: ['Preferred must be at most 30 characters'],
      senior_courses: ['Courses must be at most 500 characters'],
    });
  });

  test('ignores length for numeric answers', () => {
    const node = text('siblings_count', { label: 'Siblings', max: 2, checks: [integer(0, 2000)] });

    expect(wrong([node], { siblings_count: '1000' })).toEqual({});
  });
});

describe('dates', () => {
  const node = date('birth_date', { label: 'Birth', checks: [dateUpTo((today) => today, 'Too late.')] });
  const at = (value: string) => wrong([node], { birth_date: value }, '2025-06-01')['birth_date'] ?? [];

  test.each([
    ['2025-06-01', []],
    ['2025-06-02', ['Too late.']],
    ['1999-12-31', []],
    ['20075-05-01', ['Too late.']],
    ['05/01/2007', ['Too late.']],
    ['2007-5', ['Too late.']],
  ])('row 83: %j is accepted only if it is a valid day, no later than today', (value, messages) => {
    expect(at(value)).toEqual(messages);
  });
});

describe('checks that read another answer', () => {
  const rank = text('hs_class_rank', {
    label: 'Rank',
    checks: [integer(1), notAbove('hs_class_size', 'Too large.')],
  });

  test.each([
    ['10', '9', []],
    ['10', '10', []],
    ['9', '10', ['Too large.']],
    ['100', '20', []],
    ['', '20', []],
    ['many', '20', []],
    ['20', 'first', ['Rank must be a number']],
  ])('row 61: in a class of %j, a rank of %j must not exceed the class size', (size, value, messages) => {
    expect(wrong([rank], { hs_class_size: size, hs_class_rank: value })['hs_class_rank'] ?? []).toEqual(
      messages,
    );
  });
});

describe('a month and a year', () => {
  const options = ['1', '5', '8', '9', '10', '12', '2022', '2023', '2024', '2025'].map((value) => ({
    value,
    label: value,
  }));
  const part = (key: 'hs_grad_month' | 'hs_grad_year', missing: string) => ({
    key,
    label: '',
    options,
    missing,
  });
  const pair = (required: boolean, checks: Check[] = []) =>
    monthYear({
      label: 'Graduation',
      required,
      checks,
      month: part('hs_grad_month', 'Please choose a month.'),
      year: part('hs_grad_year', 'Please choose a year.'),
    });
  const month = { hs_grad_month: ['Please choose a month.'] };
  const year = { hs_grad_year: ['Please choose a year.'] };

  test.each([
    [true, '', '', { ...month, ...year }],
    [true, '5', '', year],
    [true, '', '2025', month],
    [true, '5', '2025', {}],
    [false, '', '', {}],
    [false, '5', '', year],
    [false, '', '2025', month],
    [false, '5', '2025', {}],
  ])('report a missing half: %j, %j, %j · VAL-28', (required, hs_grad_month, hs_grad_year, messages) => {
    expect(wrong([pair(required)], { hs_grad_month, hs_grad_year })).toEqual(messages);
  });

  test.each([
    ['9', '2023', []],
    ['8', '2023', ['Order.']],
    ['10', '2023', []],
    ['1', '2024', []],
    ['12', '2022', ['Order.']],
  ])('row 63: an end of %s/%s must not be before a start of 9/2023', (end_month, end_year, messages) => {
    const self = { month: 'hs_grad_month', year: 'hs_grad_year' } as const;
    const other = { month: 'prev_college_1_start_month', year: 'prev_college_1_start_year' } as const;
    const answers = {
      hs_grad_month: end_month,
      hs_grad_year: end_year,
      prev_college_1_start_month: '9',
      prev_college_1_start_year: '2023',
    };

    const found = wrong([pair(false, [monthYearNotBefore(self, other, 'Order.')])], answers);

    expect(found['hs_grad_month'] ?? []).toEqual(messages);
    expect(
      wrong([pair(false, [monthYearNotBefore(self, other, 'Order.')])], {
        ...answers,
        prev_college_1_start_month: '',
      }),
    ).toEqual({});
  });
});

describe('a group of boxes', () => {
  const group = (required?: string) =>
    checkboxGroup('acknowledgements', {
      label: 'I certify',
      required,
      boxes: [
        { key: 'ack_accuracy_ind', label: '' },
        { key: 'ack_conduct_ind', label: '' },
        { key: 'ack_records_ind', label: '' },
      ],
    });
  const ticks = (...ticked: number[]) =>
    Object.fromEntries(
      ['ack_accuracy_ind', 'ack_conduct_ind', 'ack_records_ind'].map((key, at) => [
        key,
        ticked.includes(at) ? 'true' : '',
      ]),
    );

  test('must have every box ticked if it is required · VAL-09', () => {
    const message = { ack_accuracy_ind: ['All three.'] };

    expect(wrong([group('All three.')], ticks())).toEqual(message);
    expect(wrong([group('All three.')], ticks(0, 2))).toEqual(message);
    expect(wrong([group('All three.')], ticks(0, 1, 2))).toEqual({});
  });

  test('may have no box ticked if it is optional · VAL-09', () => {
    expect(wrong([group()], ticks())).toEqual({});
  });
});
