// @vitest-environment happy-dom
import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import {
  runMutation,
  ServerError,
  finishSubmitted,
  reconcileSubmitted,
  reconcileSubmittedMutation,
  SUBMISSIONS,
  adoptStatus,
} from '../../session/index.ts';
import { profileOf } from '../../session/test-support/openApplication.ts';
import { aStudent } from '../../session/test-support/aStudent.ts';
import { renderFor } from '../../session/test-support/renderFor.tsx';
import { SubmittedRedirect } from './SubmittedRedirect.tsx';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));

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

it('a student whose answers came too late is redirected only once they have seen them, and without a success message · SUB-11', async () => {
  const { session, form, queryClient, path, state } = setUp({ last_name: 'Doe' });
  form.change({ first_name: 'Jane' });
  await pressSubmit(queryClient, Promise.reject(new ServerError('Closed', { status: 500 })));

  await act(() => runMutation(queryClient, reconcileSubmittedMutation(session), undefined));
  expect(path()).toBe('/about');
  act(() => finishSubmitted(session));

  await vi.waitFor(() => expect(path()).toBe('/completion'));
  expect(state()).toEqual({});
});
