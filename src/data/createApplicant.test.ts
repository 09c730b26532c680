import { afterEach, expect, it, vi } from 'vitest';
import { ServerError, UnauthorizedError } from '@admission/sdk';
import { text } from '../core/question/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { consoleReporter, setErrorReporter } from './reportError.ts';
import { studentWith } from './test-support/studentWith.ts';

afterEach(() => setErrorReporter(consoleReporter));

function setUp() {
  const report = vi.fn();
  setErrorReporter(report);
  return { report, ...studentWith({ form: formOf(text('first_name', { label: 'First name' })), calls: {} }) };
}

it('ERR-02 ERR-15 a mistake of ours that stops somebody is shown, and reported', () => {
  const { applicant, onError, report } = setUp();
  const mistake = new TypeError('x is undefined');

  applicant.notify(mistake);

  expect(onError).toHaveBeenCalledExactlyOnceWith(mistake);
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake, 'an action');
});

it('ERR-15 a failed call is shown and not reported: the server knows of it', () => {
  const { applicant, onError, onUnauthorized, report } = setUp();
  const failure = new ServerError('Boom', { status: 500 });

  applicant.notify(failure);
  applicant.notify(new UnauthorizedError('ended', { status: 401 }));

  expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(report).not.toHaveBeenCalled();
});
