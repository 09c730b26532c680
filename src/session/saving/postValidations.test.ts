import { expect, it, vi } from 'vitest';
import { hiddenSection } from '../../core/declare/layout.ts';
import { rule } from '../../core/declare/Rule.ts';
import { text } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { saved } from '../test-support/savingStudent.ts';
import { answering, held, variant } from '../test-support/server.ts';
import { errorsByKey, postValidations } from './postValidations.ts';
import { saveAndValidate } from './saveAndValidate.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('last_name', { label: 'Last name' }),
  hiddenSection([rule('first_name', 'notAnswered')], [text('former_name', { label: 'Former name' })]),
);
const MISSING = ['First name is a required field'];

it('a step saves the answers, and posts the errors found here with the keys on screen, page by page · NAV-05, API-10', async () => {
  const calls = { saveAnswers: saved(), postValidations: answering('postValidations') };
  const state = { answers: { last_name: 'Doe' } };
  const { session } = sessionOf({ form: FORM, calls, state });

  await saveAndValidate(session);

  expect(calls.saveAnswers).toHaveBeenCalledOnce();
  expect(calls.postValidations.mock.calls).toEqual([
    [{ validation_errors: { first_name: MISSING }, page_schema: { about: ['first_name', 'last_name'] } }],
  ]);
});

it.each([
  ['a submission', 'submit', false, 'Ana', true],
  ['a step while errors are shown, if some were found here', 'navigation', true, '', true],
  ['no step while errors are shown, if none were found here', 'navigation', true, 'Ana', false],
  ['no step while no errors are shown', 'navigation', false, '', false],
] as const)('the server’s errors count at %s · TRAP-28', async (_, purpose, areShown, first_name, count) => {
  const errors = { about: { last_name: ['A digit.'] } };
  const reply = variant('postValidations', '200:page_errors', { errors });
  const { session, form } = sessionOf({
    form: FORM,
    calls: { postValidations: reply },
    state: { answers: { first_name, last_name: 'D0e', former_name: 'Lee' } },
  });
  form.errors.setValidating(areShown);

  const found = await postValidations(session, purpose);

  expect(Object.fromEntries(found)).toEqual({
    ...(first_name === '' && { first_name: MISSING }),
    ...(count && errors.about),
  });
  expect(form.errors.of('last_name')).toEqual(count ? ['A digit.'] : []);
  expect(errorsByKey()).toEqual(new Map());
});

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
