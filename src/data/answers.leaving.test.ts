import { describe, expect, it, vi } from 'vitest';
import { ServerError } from '@admission/sdk';
import { saveOnLeaving } from './answers.ts';
import { profileOf } from './test-support/openApplication.ts';
import { heldSaves, saved, savingStudent } from './test-support/savingStudent.ts';
import { settled } from './test-support/turns.ts';

const OUTDATED = new ServerError('Outdated', { status: 412, path: '/api/answer' });

describe('saving when the page is left', () => {
  it('sends the unsaved answers alone, in a call that outlives the page · PROD-06', async () => {
    const saveAnswers = saved();
    const { connection, form } = savingStudent({ saveAnswers }, 'v1');

    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers.mock.calls).toMatchObject([[{ first_name: 'Jane' }, { keepalive: true }]]);
    expect(form.hasUnsaved).toBe(false);
  });

  it('sends nothing where nothing is unsaved', async () => {
    const saveAnswers = saved();
    const { connection, form } = savingStudent({ saveAnswers });
    form.change({ first_name: '' });

    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers).not.toHaveBeenCalled();
  });

  it('sends once, though a closed page is hidden too; and again what was typed since · PROD-06', async () => {
    const { saveAnswers } = heldSaves();
    const { connection, form } = savingStudent({ saveAnswers });

    saveOnLeaving(connection);
    saveOnLeaving(connection);
    await settled();
    expect(saveAnswers).toHaveBeenCalledOnce();
    form.change({ last_name: 'Marsh' });
    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers.mock.calls[1]?.[0]).toEqual({ first_name: 'Jane', last_name: 'Marsh' });
  });

  it('does not wait for a save that may end with the page · PROD-06', async () => {
    const { saveAnswers } = heldSaves();
    const { connection, save } = savingStudent({ saveAnswers });

    void save();
    await settled();
    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers).toHaveBeenCalledTimes(2);
  });
});

describe('a save whose reply was lost', () => {
  const LOST = new ServerError('Lost', { isNetworkError: true });

  it('is not taken for the change of another device: the correction made since is saved', async () => {
    const saveAnswers = saved('v3').mockRejectedValueOnce(LOST).mockRejectedValueOnce(OUTDATED);
    const answer = { first_name: 'Jane', last_name: 'Doe' };
    const getProfile = () => Promise.resolve({ ...profileOf({}), version: 'v2', answer });
    const { save, form } = savingStudent({ saveAnswers, getProfile }, 'v1');
    await expect(save()).rejects.toBe(LOST);

    form.change({ first_name: '' });
    await save();

    expect(saveAnswers.mock.calls.at(-1)?.[0]).toEqual({ first_name: '', last_name: 'Doe' });
    expect(form.answer('first_name')).toBe('');
    expect(form.hasUnsaved).toBe(false);
  });

  it('sent as the page was left, is waited for and then called off, so that it cannot come last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { saveAnswers, held } = heldSaves();
    const { connection, form, save } = savingStudent({ saveAnswers });
    saveOnLeaving(connection);
    form.change({ first_name: 'Joan' });

    const saving = save();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(saveAnswers).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect(saveAnswers.mock.calls[0]?.[1]).toMatchObject({ signal: { aborted: true } });
    held[1]?.resolve({ message: 'ok' });
    await saving;

    expect(form.hasUnsaved).toBe(false);
    vi.useRealTimers();
  });
});
