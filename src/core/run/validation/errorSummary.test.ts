import { describe, expect, test } from 'vitest';
import { checkboxGroup, monthYear, text } from '../../kinds/builders.ts';
import { rule } from '../../declare/Rule.ts';
import { indexForm } from '../indexForm.ts';
import { addAnother, conditionGroups } from '../../declare/layout.ts';
import { pageOf } from '../../test-support/formOf.ts';
import { errorSummary } from './errorSummary.ts';
import type { ErrorsByKey } from './ErrorsByKey.ts';

const ssn = text('ssn', { label: 'SSN' });
const index = indexForm({
  pages: [
    pageOf('about', [
      text('first_name', { label: 'First name' }),
      text('former_name', { label: 'Have you another?', longLabel: 'Another name', shortName: 'Other name' }),
      conditionGroups([
        { keepWhen: rule('gender', 'equals', 'male'), children: [ssn] },
        { keepWhen: rule('gender', 'equals', 'female'), children: [ssn] },
      ]),
      addAnother('parent', { max: 2, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
        text(key('email'), { label: 'E-mail' }),
      ]),
    ]),
    pageOf('education', [
      monthYear({
        label: 'Graduation',
        month: { key: 'hs_grad_month', label: 'Month', options: [], missing: '' },
        year: { key: 'hs_grad_year', label: 'Year', options: [], missing: '' },
      }),
      checkboxGroup('acknowledgements', {
        label: 'And?',
        longLabel: 'I certify that…',
        boxes: [
          { key: 'ack_accuracy_ind', label: 'it is true' },
          { key: 'ack_conduct_ind', label: 'I will behave' },
        ],
      }),
    ]),
  ],
});
const list = (errors: Record<string, string[]>) =>
  errorSummary(index, new Map(Object.entries(errors)) as unknown as ErrorsByKey);

describe('errorSummary', () => {
  test('lists every error on every page in reading order, with a link to its field · VSUM-01, VSUM-02, VSUM-08', () => {
    const items = list({
      hs_grad_year: ['Please choose a year.'],
      first_name: ['First name is a required field'],
      hs_grad_month: ['Please choose a month.'],
    });

    expect(items.map(({ text: line, href }) => [line, href])).toEqual([
      // This message already names the question.
      ['First name is a required field', '/about#first_name'],
      ['Graduation: Please choose a month.', '/education#hs_grad_month'],
      ['Graduation: Please choose a year.', '/education#hs_grad_year'],
    ]);
  });

  test('gives each distinct message for a field its own line · VSUM-08', () => {
    expect(list({ first_name: ['A.', 'B.'] }).map(({ text: line }) => line)).toEqual([
      'First name: A.',
      'First name: B.',
    ]);
  });

  test('lists a key only once if two groups ask for it · VSUM-08', () => {
    expect(list({ ssn: ['9 digits.'] })).toHaveLength(1);
  });

  test('names a question, or a group of boxes, by its short name, or else by its long label · VSUM-08', () => {
    expect(list({ former_name: ['Bad.'], ack_accuracy_ind: ['Please accept.'] })).toMatchObject([
      { text: 'Other name: Bad.', href: '/about#former_name' },
      { text: 'I certify that…: Please accept.', href: '/education#ack_accuracy_ind' },
    ]);
  });

  test('names an item by its title and links to the field in that item · TRAP-44', () => {
    expect(list({ parent_2_email: ['Bad.'] })).toMatchObject([
      { text: 'Parent 2: e-mail: Bad.', href: '/about#parent_2_email', page: { id: 'about' } },
    ]);
  });

  test('lists a key that no page asks for last, as plain text · TRAP-44', () => {
    const items = list({ signature_acks: ['Not accepted.'], first_name: ['Bad.'] });

    expect(items.map(({ text: line, href, page }) => [line, href, page?.id ?? null])).toEqual([
      ['First name: Bad.', '/about#first_name', 'about'],
      ['signature_acks: Not accepted.', null, null],
    ]);
  });

  test('is empty if there are no errors · VSUM-06', () => {
    expect(list({})).toEqual([]);
  });
});
