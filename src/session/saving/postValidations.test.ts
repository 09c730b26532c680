import { expect, it, vi } from 'vitest';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { held, variant } from '../test-support/server.ts';
import { postValidations } from './postValidations.ts';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));

it('postValidations ignores the server’s error for an answer that has since changed · SUB-10, TRAP-28', async () => {
  const { call, waiting } = held('postValidations');
  const { session, form: store } = sessionOf({
    form: FORM,
    calls: { postValidations: call },
    state: { answers: { first_name: 'J4ne', last_name: 'D0e' } },
  });

  const posting = postValidations(session, 'submit');
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  store.change({ first_name: 'Jane' });
  const errors = { about: { first_name: ['A digit.'], last_name: ['A digit.'] } };
  waiting[0]?.resolve(variant('postValidations', '200:page_errors', { errors }));

  await expect(posting).resolves.toEqual(new Map([['last_name', ['A digit.']]]));
  expect(store.errors.of('first_name')).toEqual([]);
  expect(store.errors.of('last_name')).toEqual(['A digit.']);
});
