import { describe, expect, it, vi } from 'vitest';
import { earlyMutation, LAST_LETTERS, pendingSaves, saveLastLetters } from './answers.ts';
import { runMutation } from '../calls/runMutation.ts';
import { takeConfirmed } from './takeConfirmed.ts';
import { refuseAll } from '../../core/test-support/refuseAll.ts';
import { saved, savingStudent } from '../test-support/savingStudent.ts';
import { reconcileSubmitted } from '../status/reconcileSubmitted.ts';
import { answering, held } from '../test-support/server.ts';
import type { StudentSession } from '../Session.ts';
import { settled } from '../test-support/turns.ts';

describe('saving the last letters', () => {
  it('does not wait for a save in flight, because closing the page may abort it · PROD-06', async () => {
    const { call: saveAnswers, waiting } = held('saveAnswers');
    const { session, save } = savingStudent({ saveAnswers });

    const saving = save();
    await settled();
    saveLastLetters(session);
    await settled();

    expect(saveAnswers).toHaveBeenCalledTimes(2);
    for (const { resolve } of waiting) resolve('200:saved');
    await saving;
  });

  it('sends the same letters only once while the page is closing, and no refused answer that was reworded', async () => {
    const { call: saveAnswers } = held('saveAnswers');
    const { session, form } = savingStudent({ saveAnswers });
    refuseAll(form);
    form.change({ first_name: 'Janet' });
    form.change({ last_name: 'Marsh' });

    saveLastLetters(session);
    saveLastLetters(session, true);
    await settled();
    expect(saveAnswers).toHaveBeenCalledOnce();
    form.set('last_name', 'Marshall');
    saveLastLetters(session, true);
    await settled();

    expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
      { last_name: 'Marsh' },
      { last_name: 'Marshall' },
    ]);
  });

  it('sends letters typed after the page was hidden once its call is answered', async () => {
    const { call: saveAnswers, waiting } = held('saveAnswers');
    const { session, form } = savingStudent({ saveAnswers });
    saveLastLetters(session);
    form.set('first_name', 'Janet');
    await settled();

    waiting[0]?.resolve('200:saved');
    await settled();

    expect(saveAnswers.mock.lastCall?.[0]).toEqual({ first_name: 'Janet' });
  });

  it('sends the same letters again if the first call has failed', async () => {
    const saveAnswers = answering('saveAnswers', '500:unexpected');
    const { session } = savingStudent({ saveAnswers });

    for (const isAgain of [false, true]) {
      saveLastLetters(session, isAgain);
      await settled();
    }

    expect(saveAnswers).toHaveBeenCalledTimes(2);
  });

  it('resends only what has not given way since, if another log-in has replaced the session', async () => {
    const { call: saveAnswers, waiting } = held('saveAnswers');
    const { session, form } = savingStudent({ saveAnswers }, '"v1"');
    form.change({ last_name: 'Marsh' });
    saveLastLetters(session);
    await settled();

    takeConfirmed(session, { answers: { last_name: 'Long' }, numbers: {}, before: '"v1"', version: '"v2"' });
    waiting[0]?.resolve('409:session_replaced');
    await vi.waitFor(() => expect(saveAnswers).toHaveBeenCalledTimes(2));

    expect(saveAnswers.mock.lastCall?.[0]).toEqual({ first_name: 'Jane' });
  });

  it('is not resent while another save contains its letters', async () => {
    const { call: saveAnswers, waiting } = held('saveAnswers');
    const { session, queryClient } = savingStudent({ saveAnswers });
    saveLastLetters(session);
    const saving = runMutation(queryClient, earlyMutation(session), new AbortController());
    await settled();

    waiting[0]?.resolve('409:session_replaced');
    await vi.waitFor(() => expect(pendingSaves(session, LAST_LETTERS)).toEqual([]));
    expect(saveAnswers).toHaveBeenCalledTimes(2);
    waiting[1]?.resolve('200:saved');
    await saving;
  });

  it.each<[string, (session: StudentSession) => void]>([
    ['nothing is unsaved', ({ form }) => form.change({ first_name: '' })],
    ['the application has been submitted elsewhere', reconcileSubmitted],
    ['the call would be too large', ({ form }) => form.change({ first_name: 'x'.repeat(60_000) })],
  ])('sends nothing if %s', async (_, happen) => {
    const saveAnswers = saved();
    const { session } = savingStudent({ saveAnswers, getProfile: held('getProfile').call });
    happen(session);

    saveLastLetters(session);
    await settled();

    expect(saveAnswers).not.toHaveBeenCalled();
  });

  it('delays a requested save by up to two seconds, then is aborted so that it cannot arrive last, even if it began during the delay', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { call: saveAnswers, waiting } = held('saveAnswers');
    const { session, form, save, requests } = savingStudent({ saveAnswers });
    saveLastLetters(session);
    form.change({ first_name: 'Joan' });

    const saving = save();
    await vi.advanceTimersByTimeAsync(1_000);
    saveLastLetters(session);
    await vi.advanceTimersByTimeAsync(999);
    expect(saveAnswers).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    waiting[2]?.resolve('200:saved');
    await saving;

    expect(form.hasUnsaved).toBe(false);
    vi.useRealTimers();
  });
});
