import { expect, it } from 'vitest';
import type { WebStatus } from '@admission/sdk';
import { select } from '../../core/kinds/builders.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { FIRST_NAME, LAST_NAME } from '../../core/test-support/nodes.ts';
import type { Answers } from '../../core/answers/FormState.ts';
import { refuseAll } from '../../core/test-support/refuseAll.ts';
import { startMutation } from '../calls/runMutation.ts';
import {
  closeSubmitted,
  finishSubmitted,
  isSubmittedElsewhere,
  reconcileSubmitted,
  RECONCILIATIONS,
} from './reconcileSubmitted.ts';
import { adoptStatus, readWebStatus } from './status.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { answering, FAILED } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';

const FORM = formOf(
  FIRST_NAME,
  LAST_NAME,
  select('home_state', { label: 'State', options: [{ value: 'Ohio', label: 'Ohio (OH)' }] }),
);

/**
 * Creates a student whose application has been submitted on another device, according to the server's
 * profile.
 */
function setUp(answers: Answers = {}, status: WebStatus = 'submitted') {
  const calls = {
    getProfile: answering('getProfile', profileOf({ status, state: { answers } })),
    saveWebStatus: answering('saveWebStatus'),
  };
  const made = sessionOf({ form: FORM, calls });
  const outcome = () =>
    made.queryClient.getMutationCache().findAll({ mutationKey: RECONCILIATIONS }).at(-1)?.state;
  return { ...made, calls, outcome };
}

it('the reconciliation lists the answers missing from the application and waits for the student’s confirmation', async () => {
  const { session, form, outcome } = setUp({ last_name: 'Doe' });
  form.change({ first_name: 'Jane', last_name: 'Doe', home_state: 'Ohio', home_state_desc: 'Ohio (OH)' });

  reconcileSubmitted(session);
  await settled();
  const answers = { first_name: 'Jane', home_state: 'Ohio', home_state_desc: 'Ohio (OH)' };
  expect(outcome()?.data).toEqual([{ answers, reason: 'submitted' }]);
  expect(readWebStatus(session)).toBe('started');
  finishSubmitted(session);

  expect(readWebStatus(session)).toBe('submitted');
  expect(form.hasUnsaved).toBe(false);
});

it('the reconciliation runs once, however many calls are rejected at the same time · TRAP-10', async () => {
  const { session, calls, queryClient } = setUp();
  startMutation(queryClient, { mutationFn: () => new Promise(() => undefined) }, undefined);

  for (let turn = 0; turn < 3; turn += 1) reconcileSubmitted(session);
  await settled();

  expect(calls.getProfile).toHaveBeenCalledOnce();
});

it('the reconciliation posts the missing statuses in order, but none that another tab reports meanwhile · TRAP-29, TRAP-39', async () => {
  const posted = { web_status: 'validating' };
  const first = setUp({}, 'started');
  reconcileSubmitted(first.session);
  await settled();
  expect(first.calls.saveWebStatus.mock.calls).toEqual([[posted], [{ web_status: 'submitted' }]]);

  const second = setUp({}, 'started');
  second.calls.saveWebStatus.mockImplementationOnce(() => {
    adoptStatus(second.session, 'submitted');
    return '200:saved';
  });
  reconcileSubmitted(second.session);
  await settled();
  expect(second.calls.saveWebStatus.mock.calls).toEqual([[posted]]);
});

it('the reconciliation changes nothing if the profile cannot be read, and can then be retried', async () => {
  const { session, calls, onFailure } = setUp();
  calls.getProfile.mockReturnValueOnce('500:unexpected');

  reconcileSubmitted(session);
  await settled();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(FAILED);
  expect(readWebStatus(session)).toBe('started');
  expect(isSubmittedElsewhere(session)).toBe(false);
  reconcileSubmitted(session);
  await settled();

  expect(isSubmittedElsewhere(session)).toBe(true);
  expect(readWebStatus(session)).toBe('submitted');
});

it('a form that another tab has submitted closes once, after listing the answers that came too late or are refused · SUB-11', async () => {
  const [late, refused, saved] = [setUp(), setUp(), setUp()];
  for (const { form } of [late, refused]) form.set('first_name', 'Jane ');
  refuseAll(refused.form);

  for (const { session } of [late, refused, saved, saved]) await closeSubmitted(session);

  for (const { session, outcome } of [late, refused]) {
    expect(outcome()?.data).toEqual([{ answers: { first_name: 'Jane' }, reason: 'submitted' }]);
    expect(readWebStatus(session)).toBe('started');
  }
  expect(saved.calls.getProfile).not.toHaveBeenCalled();
  expect(readWebStatus(saved.session)).toBe('submitted');
  expect(saved.post.mock.calls).toEqual([[{ type: 'status', status: 'submitted' }]]);
});
