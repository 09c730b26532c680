// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { text } from '../../core/question/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { endSession } from '../../data/session/endSession.ts';
import { ServerError } from '../../data/test-support/errors.ts';
import { ok } from '../../data/test-support/fakeSdk.ts';
import { renderFor } from '../../data/test-support/renderFor.tsx';
import { studentWith } from '../../data/test-support/studentWith.ts';
import { SubmitButton } from './index.ts';

const FORM = formOf(text('first_name', { label: 'First name', required: true }));

function setUp({ name = 'Jane', defaultRoute }: { name?: string; defaultRoute?: string } = {}) {
  const calls = {
    saveAnswers: ok(),
    saveWebStatus: ok(),
    postValidations: ok(),
    submitApplication: ok(),
  };
  const student = studentWith({ form: FORM, calls, state: { answers: { first_name: name } } });
  student.enter();
  const onErrors = vi.fn();
  const button = (
    <SubmitButton
      label="Submit Application"
      defaultRoute={defaultRoute}
      isConverting={() => false}
      onErrors={onErrors}
    />
  );
  return { ...student, calls, onErrors, ...renderFor(student.applicant, button) };
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }));

describe('the button that submits', () => {
  afterEach(cleanup);

  it('SUB-06 leads to the thank-you page', async () => {
    const { applicant, path } = setUp();

    press();
    await vi.waitFor(() => expect(path()).toBe('/completion'));

    expect(applicant.isSubmitting.get()).toBe(false);
  });

  it.each([
    ['BTN-07 leads to the default route', '/education', '/education'],
    ['BTN-08 stays where no default route is configured', undefined, '/about'],
  ])('%s when something is left to fix', async (_, defaultRoute, to) => {
    const { calls, onErrors, path } = setUp({ name: '', defaultRoute });

    press();
    await vi.waitFor(() => expect(onErrors).toHaveBeenCalledOnce());

    expect(path()).toBe(to);
    expect(calls.submitApplication).not.toHaveBeenCalled();
  });

  it('SUB-12 TRAP-41 submits once, however often it is pressed, and again after a failure', async () => {
    const { calls, onError, path } = setUp();
    const boom = new ServerError('Boom', { status: 500 });
    calls.submitApplication.mockRejectedValueOnce(boom);

    press();
    press();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(boom));
    expect(calls.submitApplication).toHaveBeenCalledOnce();
    press();

    await vi.waitFor(() => expect(path()).toBe('/completion'));
    expect(calls.submitApplication).toHaveBeenCalledTimes(2);
  });

  it('TRAP-24 TRAP-35 what ends after a log-out neither moves nor holds up the next person', async () => {
    const { applicant, calls, enter, path } = setUp();
    const save = Promise.withResolvers<{ message: string }>();
    calls.saveAnswers.mockReturnValueOnce(save.promise);
    press();
    act(() => {
      endSession(applicant);
      enter();
    });

    save.resolve({ message: 'ok' });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(path()).toBe('/about');
    press();

    await vi.waitFor(() => expect(path()).toBe('/completion'));
  });
});
