// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { radio, sensitive, text } from '../../core/kinds/builders.ts';
import type { Answers } from '../../core/run/answers/FormState.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import {
  runMutation,
  ServerError,
  reconcileSubmitted,
  SUBMISSIONS,
  adoptStatus,
} from '../../session/index.ts';
import { profileOf } from '../../session/test-support/openApplication.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { SubmittedRedirect } from './SubmittedRedirect.tsx';

const FORM = formOf(
  text('first_name', { label: 'First name' }),
  text('last_name', { label: 'Last name' }),
  radio('other_name_ind', { label: 'Other name', options: { yes: 'Yes', no: 'No' } }),
  sensitive('ssn', { label: 'Social Security number', max: 11 }),
);

/** Renders the redirect for a student whose application the server reports as submitted with `answers`. */
function setUp(answers: Answers = {}) {
  const calls = { getProfile: profileOf({ status: 'submitted', state: { answers } }) };
  const student = aStudent({ form: FORM, calls });
  return { ...student, ...renderFor(student.sessions, <SubmittedRedirect />) };
}

/** Runs a submission that settles with the given promise. */
function pressSubmit(queryClient: QueryClient, end: Promise<string>): Promise<unknown> {
  const submission = { mutationKey: SUBMISSIONS, mutationFn: () => end };
  return runMutation(queryClient, submission, undefined).catch(() => undefined);
}

it.each<[string, (student: ReturnType<typeof setUp>) => unknown]>([
  ['in another tab · ROUTE-18', ({ session }) => act(() => adoptStatus(session, 'submitted'))],
  ['on another device', ({ session }) => reconcileSubmitted(session)],
  [
    'elsewhere, after an attempt failed here',
    async ({ session, queryClient }) => {
      await pressSubmit(queryClient, Promise.resolve('errorsRemain'));
      act(() => adoptStatus(session, 'submitted'));
    },
  ],
])('a student is redirected without a message after a submission %s', async (_, submit) => {
  const student = setUp();
  expect(student.path()).toBe('/about');

  await submit(student);

  await vi.waitFor(() => expect(student.path()).toBe('/completion'));
  expect(student.state()).toEqual({});
});

it('a student sees which answers are missing from the application, masked ones only by name, and no success message · SUB-11', async () => {
  const { session, form, queryClient, path, state } = setUp({ last_name: 'Doe' });
  form.change({ first_name: 'Jane', last_name: 'Doe', ssn: '123-45-6789' });
  form.change({ other_name_ind: 'yes', other_name_ind_desc: 'Yes' });
  await pressSubmit(queryClient, Promise.reject(new ServerError('Closed', { status: 500 })));

  reconcileSubmitted(session);
  const dialog = await screen.findByRole('dialog');
  const lines = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines.toSorted()).toEqual(['First name: Jane', 'Other name: Yes', 'Social Security number']);
  expect(path()).toBe('/about');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));

  await vi.waitFor(() => expect(path()).toBe('/completion'));
  expect(state()).toEqual({});
});
