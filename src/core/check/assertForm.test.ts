import { expect, test, vi } from 'vitest';
import { ConfigurationError } from '../ConfigurationError.ts';
import { formOf } from '../test-support/formOf.ts';
import { assertForm } from './assertForm.ts';
import { text } from '../kinds/builders.ts';

const name = text('first_name', { label: 'Name' });

test('logs nothing for a form without problems · VAL-29…32', () => {
  const warn = vi.spyOn(console, 'warn');

  assertForm(formOf(name), ['first_name']);

  expect(warn).not.toHaveBeenCalled();
});

test('only logs a key that no page asks for, so that the form still runs · VAL-32, ERR-25', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  assertForm(formOf(name), ['first_name', 'last_name']);

  expect(warn.mock.calls).toEqual([['The question with yupValueKey last_name does not correlate to a page']]);
});

test('throws a single ConfigurationError that lists all problems · VAL-29, VAL-31', () => {
  let thrown: unknown;
  try {
    assertForm(formOf(name), []);
  } catch (error) {
    thrown = error;
  }

  expect(thrown).toBeInstanceOf(ConfigurationError);
  expect(thrown).toMatchObject({
    name: 'ConfigurationError',
    message:
      'Your yup schema has extra keys in it: first_name\nThe key first_name is not in the tenant data model',
  });
});
