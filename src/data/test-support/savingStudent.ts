import { vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { answersMutation } from '../answers.ts';
import { runMutation } from '../runMutation.ts';
import { connectionOf } from './connectionOf.ts';
import type { FakeCalls } from './fakeSdk.ts';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));

/** A server that takes every save. */
export const saved = (version: string | null = null) =>
  vi.fn((..._args: unknown[]) => Promise.resolve({ message: 'Saved', version }));

/** A student who has typed a first name that is not saved. */
export function savingStudent(calls: FakeCalls, version: string | null = null) {
  const made = connectionOf({ form: FORM, calls, version, state: { answers: { last_name: 'Doe' } } });
  made.form.change({ first_name: 'Jane' });
  const save = (what: 'all' | 'unsaved' = 'all') =>
    runMutation(made.queryClient, answersMutation(made.connection), what);
  return { ...made, save };
}

/** Saves that wait until each is answered. */
export function heldSaves() {
  const held: PromiseWithResolvers<object>[] = [];
  const saveAnswers = vi.fn((_answers: object, _options?: object) => {
    const reply = Promise.withResolvers<object>();
    held.push(reply);
    return reply.promise;
  });
  return { saveAnswers, held };
}
