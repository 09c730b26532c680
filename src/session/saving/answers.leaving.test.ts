import { describe, expect, it, vi } from 'vitest';
import { saveLastLetters } from './answers.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { saved, savedAs, savingStudent } from '../test-support/savingStudent.ts';
import { answering, held, unanswered } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';

describe('saving when the user leaves the page', () => {
  it('sends only the unsaved answers, in a call that outlives the page · PROD-06', async () => {
    const saveAnswers = saved();
    const { session, form, requests } = savingStudent({ saveAnswers }, '"v1"');

    saveLastLetters(session);
    await settled();

    expect(saveAnswers).toHaveBeenCalledExactlyOnceWith({ first_name: 'Jane' });
    expect(requests[0]?.keepalive).toBe(true);
    expect(form.hasUnsaved).toBe(false);
  });

  it('sends nothing when nothing is unsaved', async () => {
    const saveAnswers = saved();
    const { session, form } = savingStudent({ saveAnswers });
    form.change({ first_name: '' });

    saveLastLetters(session);
    await settled();

    expect(saveAnswers).not.toHaveBeenCalled();
  });

  it('does not wait for a save that may be aborted along with the page · PROD-06', async () => {
    const { call: saveAnswers } = held('saveAnswers');
    const { session, save } = savingStudent({ saveAnswers });

    void save();
    await settled();
    saveLastLetters(session);
    await settled();

    expect(saveAnswers).toHaveBeenCalledTimes(2);
  });
});

describe('a save whose reply was lost', () => {
  it('does not mistake a save whose reply was lost for a change from another device', async () => {
    const saveAnswers = answering('saveAnswers', '412:answers_changed', savedAs('"v3"'));
    saveAnswers.mockImplementationOnce(unanswered());
    const state = { answers: { first_name: 'Jane', last_name: 'Doe' } };
    const getProfile = profileOf({ version: '"v2"', state });
    const { save, form } = savingStudent({ saveAnswers, getProfile }, '"v1"');
    await expect(save()).rejects.toMatchObject({ isNetworkError: true });

    form.change({ first_name: '' });
    await save();

    expect(saveAnswers.mock.calls.at(-1)?.[0]).toEqual({ first_name: '', last_name: 'Doe' });
    expect(form.answer('first_name')).toBe('');
    expect(form.hasUnsaved).toBe(false);
  });

  it('waits for a save sent on leaving the page, then aborts it so that it cannot arrive last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { call: saveAnswers, waiting } = held('saveAnswers');
    const { session, form, save, requests } = savingStudent({ saveAnswers });
    saveLastLetters(session);
    form.change({ first_name: 'Joan' });

    const saving = save();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(saveAnswers).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(requests[0]?.signal.aborted).toBe(true);
    waiting[1]?.resolve('200:saved');
    await saving;

    expect(form.hasUnsaved).toBe(false);
    vi.useRealTimers();
  });
});
