import { expect, test, vi } from 'vitest';
import { formOf } from '../test-support/formOf.ts';
import { assertForm } from './assertForm.ts';
import { text } from '../kinds/builders.ts';

const name = text('first_name', { label: 'Name' });

test('a key that no page asks for is only logged, so that the form still runs · VAL-32, ERR-25', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  assertForm(formOf(name), ['first_name', 'last_name']);

  expect(warn.mock.calls).toEqual([['The question with yupValueKey last_name does not correlate to a page']]);
});

test('a single ConfigurationError lists all problems · VAL-29, VAL-31', () => {
  const message =
    'Your yup schema has extra keys in it: first_name\nThe key first_name is not in the tenant data model';

  expect(() => assertForm(formOf(name), [])).toThrow(
    expect.objectContaining({ name: 'ConfigurationError', message }),
  );
});
