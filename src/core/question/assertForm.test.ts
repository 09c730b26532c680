import { expect, test, vi } from 'vitest';
import { ConfigurationError } from '../ConfigurationError.ts';
import { formOf, pageOf } from '../test-support/formOf.ts';
import { assertForm } from './assertForm.ts';
import { text } from './builders.ts';
import { defineForm } from './layout.ts';

const name = text('first_name', { label: 'Name' });

test('VAL-29…32 is silent about a form without problems', () => {
  const log = vi.fn();

  assertForm(formOf(name), ['first_name'], log);

  expect(log).not.toHaveBeenCalled();
});

test('VAL-32 logs a key without a page and lets the form run', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

  assertForm(formOf(name), ['first_name', 'last_name']);

  expect(warn.mock.calls).toEqual([['The question with yupValueKey last_name does not correlate to a page']]);
});

test('VAL-30 throws a ConfigurationError that names key and pages', () => {
  const form = defineForm([pageOf('about', [name]), pageOf('education', [name])]);

  expect(() => assertForm(form, ['first_name'])).toThrow(
    new ConfigurationError('The question key first_name is on more than one page: about, education'),
  );
});

test('VAL-29 VAL-31 says everything that is wrong at once, and bears its name', () => {
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
