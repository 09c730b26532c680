import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answersMutation, SAVES } from './answers.ts';
import { LOG_OUT } from '../calls/logOutKey.ts';
import { runMutation, startMutation } from '../calls/runMutation.ts';
import { saveInBackground } from './saveInBackground.ts';
import { RECONCILIATIONS } from '../status/reconcileSubmitted.ts';
import { SUBMISSIONS } from '../status/status.ts';
import { sessionOf } from '../test-support/sessionOf.ts';
import { saved } from '../test-support/savingStudent.ts';
import { answering, type Answers, held, variant } from '../test-support/server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

/** Creates a student whose page stays open, on a server that accepts every save by default. */
function setUp(calls: Answers = {}, version: string | null = null) {
  const saveAnswers = saved('"v2"');
  const student = sessionOf({ calls: { saveAnswers, ...calls }, version });
  saveInBackground(student.session);
  const save = () => runMutation(student.queryClient, answersMutation(student.session), 'all');
  return { ...student, save, saveAnswers };
}

type Student = ReturnType<typeof setUp>;

/** Starts a mutation that never settles. */
const running =
  (mutationKey: readonly string[]) =>
  ({ queryClient }: Student) =>
    startMutation(queryClient, { mutationKey, mutationFn: () => new Promise(() => undefined) }, undefined);

/** Keeps typing, one letter per second. */
async function type(form: Student['form'], seconds: number, letter: string) {
  for (let at = 1; at <= seconds; at += 1) {
    form.set('first_name', letter.repeat(at));
    await pass(1);
  }
}

describe('a background save', () => {
  it('runs 20 s after the first choice, regardless of later changes · PROD-06', async () => {
    const { form, saveAnswers } = setUp();
    form.change({ first_name: 'Jane' });

    await pass(15);
    form.change({ last_name: 'Doe' });
    await pass(4.9);
    expect(saveAnswers).not.toHaveBeenCalled();
    await pass(0.1);

    expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
      { first_name: 'Jane', last_name: 'Doe' },
    ]);
    await pass(600);
    expect(saveAnswers).toHaveBeenCalledOnce();
  });

  it('runs 20 s after a form opens on letters that were not saved · PROD-06', async () => {
    const saveAnswers = saved();
    const { session, form } = sessionOf({ calls: { saveAnswers } });
    form.change({ first_name: 'Jane' });
    saveInBackground(session);

    await pass(20);

    expect(saveAnswers).toHaveBeenCalledOnce();
  });

  it('runs 60 s after the oldest unsaved keystroke, without touching the field being filled in, even if the device’s clock is set back · PROD-06', async () => {
    const { form, saveAnswers } = setUp();
    form.set('first_name', 'x');
    vi.setSystemTime(Date.now() - 3_600_000);

    await type(form, 60, 'x');
    expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([{ first_name: 'x'.repeat(60) }]);
    await type(form, 60, 'y');

    expect(saveAnswers).toHaveBeenCalledTimes(2);
  });

  it('runs 20 s after the first unsaved field loses focus, even if that changes no answer', async () => {
    const { form, saveAnswers } = setUp();
    form.set('first_name', 'Jane');
    await pass(15);
    form.commit();

    await pass(19.9);
    expect(saveAnswers).not.toHaveBeenCalled();
    await pass(0.1);
    expect(saveAnswers).toHaveBeenCalledOnce();
  });

  it('retries after 60 s, 120 s and then every 240 s while saving fails, unless the server asks for more time', async () => {
    const busy = variant('saveAnswers', '500:unexpected', {}, { 'Retry-After': '300' });
    const replies = ['500:unexpected', '500:unexpected', busy, '500:unexpected'] as const;
    const saveAnswers = answering('saveAnswers', ...replies);
    const { form } = setUp({ saveAnswers });
    form.change({ first_name: 'Jane' });
    await pass(20);
    expect(saveAnswers).toHaveBeenCalledOnce();

    for (const [at, seconds] of [60, 120, 300, 240].entries()) {
      form.change({ last_name: String(at) });
      await pass(seconds - 0.1);
      expect(saveAnswers).toHaveBeenCalledTimes(at + 1);
      await pass(0.1);
      expect(saveAnswers).toHaveBeenCalledTimes(at + 2);
    }
  });

  it.each([
    ['during a submission', running(SUBMISSIONS)],
    ['during a log-out', running(LOG_OUT)],
    [
      'while a submitted application is being compared with the answers on this page',
      running(RECONCILIATIONS),
    ],
    ['once the session has ended', ({ controller }: Student) => controller.abort()],
  ])('does not save %s', async (_when, happens) => {
    const student = setUp();
    student.form.change({ first_name: 'Jane' });
    happens(student);

    await pass(120);

    expect(student.queryClient.getMutationCache().findAll({ mutationKey: SAVES })).toEqual([]);
  });

  it('waits while offline and saves soon after the network is back', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { form, saveAnswers } = setUp();
    form.change({ first_name: 'Jane' });
    await pass(300);
    expect(saveAnswers).not.toHaveBeenCalled();

    vi.unstubAllGlobals();
    await pass(5);

    expect(saveAnswers).toHaveBeenCalledOnce();
  });
});

it('a slow background save is aborted 2 s after a step, and retried after 20 s if that step’s save fails', async () => {
  const { call: saveAnswers, waiting } = held('saveAnswers');
  const { form, save, requests } = setUp({ saveAnswers });
  form.change({ first_name: 'Jane' });
  await pass(20);
  const step = save().catch(() => undefined);
  await pass(2);
  expect(requests[0]?.signal.aborted).toBe(true);
  waiting[1]?.resolve('500:unexpected');
  await step;

  await pass(20);

  expect(saveAnswers).toHaveBeenCalledTimes(3);
});
