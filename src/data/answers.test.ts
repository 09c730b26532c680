import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError } from '@admission/sdk';
import { saveBeforeLogOut, takeOverSaved } from './answers.ts';
import { profileOf } from './test-support/openApplication.ts';
import { heldSaves, saved, savingStudent } from './test-support/savingStudent.ts';
import { settled } from './test-support/turns.ts';

const DOWN = new ServerError('Down', { status: 500 });
const OUTDATED = new ServerError('Outdated', { status: 412, path: '/api/answer' });

describe('saving the answers', () => {
  it('sends what is still being entered, tidied as if its field had been left · NAV-04', async () => {
    const saveAnswers = saved();
    const { save, form } = savingStudent({ saveAnswers });

    form.set('last_name', 'Marsh ');
    await save();

    expect(saveAnswers.mock.calls[0]?.[0]).toMatchObject({ last_name: 'Marsh' });
  });

  it('sends one save after the other, the later one with what was typed meanwhile · NAV-04', async () => {
    const { saveAnswers, held } = heldSaves();
    const { save, form } = savingStudent({ saveAnswers });

    const both = [save(), save()];
    await settled();
    expect(saveAnswers).toHaveBeenCalledOnce();
    form.change({ first_name: 'Janet' });
    held[0]?.resolve({ message: 'ok' });
    await settled();
    expect(saveAnswers.mock.calls[1]?.[0]).toMatchObject({ first_name: 'Janet' });
    held[1]?.resolve({ message: 'ok' });
    await Promise.all(both);

    expect(form.hasUnsaved).toBe(false);
  });

  it('sends nothing where only what is unsaved is asked for, and nothing is', async () => {
    const saveAnswers = saved();
    const { save, form } = savingStudent({ saveAnswers });
    form.change({ first_name: '' });

    await save('unsaved');

    expect(saveAnswers).not.toHaveBeenCalled();
  });

  it('tells nothing, and notes nothing, once its session has ended · TRAP-35', async () => {
    const { saveAnswers, held } = heldSaves();
    const { save, form, post, controller } = savingStudent({ saveAnswers });

    const saving = save();
    await settled();
    controller.abort();
    held[0]?.resolve({ message: 'ok' });
    await expect(saving).rejects.toThrow('aborted');

    expect(form.savedAt).toBeNull();
    expect(post).not.toHaveBeenCalled();
  });
});

describe('saving the answers after another device', () => {
  const newer = (version: string, answers: object) => ({ ...profileOf({}), version, answer: answers });

  it('names the version it is based on, and takes over that of the reply', async () => {
    const saveAnswers = saved('v2');
    const { save } = savingStudent({ saveAnswers }, 'v1');

    await save();
    await save();

    expect(saveAnswers.mock.calls.map(([, options]) => options)).toEqual([
      { ifMatch: 'v1' },
      { ifMatch: 'v2' },
    ]);
  });

  it('gives way three times at most, and then fails with all answers still here', async () => {
    const saveAnswers = vi.fn(() => Promise.reject(OUTDATED));
    const getProfile = vi.fn(() => Promise.resolve(newer('v2', { last_name: 'Marsh' })));
    const { save, form } = savingStudent({ saveAnswers, getProfile }, 'v1');

    await expect(save()).rejects.toBe(OUTDATED);

    expect(saveAnswers).toHaveBeenCalledTimes(3);
    expect(form.answer('first_name')).toBe('Jane');
    expect(form.unsaved.answers).toHaveProperty('first_name');
  });

  it('fails where the newer answers cannot be read', async () => {
    const { save, form } = savingStudent({
      saveAnswers: () => Promise.reject(OUTDATED),
      getProfile: () => Promise.reject(DOWN),
    });

    await expect(save()).rejects.toBe(DOWN);

    expect(form.answer('first_name')).toBe('Jane');
  });
});

describe('a save of another tab', () => {
  const savedThere = (before: string | null, version: string | null) => ({
    answers: { last_name: 'Marsh' },
    addAnother: {},
    before,
    version,
  });

  it('tells which version it was based on, and which it made', async () => {
    const { save, post } = savingStudent({ saveAnswers: saved('v2') }, 'v1');

    await save();

    expect(post.mock.calls[0]?.[0]).toMatchObject({ before: 'v1', version: 'v2' });
  });

  it.each([
    ['follows on what this tab has', 'v1', 'v2', 'v2'],
    ['follows on one that this tab lacks', 'v2', 'v3', 'v1'],
    ['named no version, as one on leaving', null, null, 'v1'],
  ])('is what the next save is based on only where it %s', async (_, before, version, ifMatch) => {
    const saveAnswers = saved('v9');
    const { save, connection } = savingStudent({ saveAnswers }, 'v1');

    takeOverSaved(connection, savedThere(before, version));
    await save();

    expect(saveAnswers.mock.calls[0]).toEqual([{ first_name: 'Jane', last_name: 'Marsh' }, { ifMatch }]);
  });
});

describe('saveBeforeLogOut', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('gives up after its time, even where a save that never ends was under way · ACC-10', async () => {
    const { saveAnswers } = heldSaves();
    const { connection, save } = savingStudent({ saveAnswers });
    void save();

    const saving = saveBeforeLogOut(connection).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([saving, Promise.resolve('under way')])).toBe('under way');
    await vi.advanceTimersByTimeAsync(1);

    expect(await saving).toMatchObject({ name: 'TimeoutError' });
    expect(saveAnswers).toHaveBeenCalledOnce();
  });
});
