import { expect, it, vi } from 'vitest';
import { text } from '../core/kinds/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { connectionOf } from './test-support/connectionOf.ts';
import { postValidations } from './postValidations.ts';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));

it('no longer says what the server found wrong with an answer that was changed meanwhile · SUB-10, TRAP-28', async () => {
  const reply = Promise.withResolvers<object>();
  const calls = { postValidations: vi.fn(() => reply.promise) };
  const { connection, form: store } = connectionOf({
    form: FORM,
    calls,
    state: { answers: { first_name: 'J4ne', last_name: 'D0e' } },
  });

  const posting = postValidations(connection, 'submit');
  await vi.waitFor(() => expect(calls.postValidations).toHaveBeenCalledOnce());
  store.change({ first_name: 'Jane' });
  reply.resolve({ errors: { page: { first_name: ['A digit.'], last_name: ['A digit.'] } } });

  await expect(posting).resolves.toEqual(new Map([['last_name', ['A digit.']]]));
  expect(store.errors('first_name')).toEqual([]);
  expect(store.errors('last_name')).toEqual(['A digit.']);
});
