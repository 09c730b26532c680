import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError } from '@admission/sdk';
import { text } from '../core/declare/builders.ts';
import { formOf } from '../core/test-support/formOf.ts';
import { answersMutation, saveOnLeaving, saveBeforeLogOut, takeOverSaved } from './answers.ts';
import { profileQuery } from './profile.ts';
import { runMutation } from './runMutation.ts';
import { connectionOf } from './test-support/connectionOf.ts';
import type { FakeCalls } from './test-support/fakeSdk.ts';
import { profileOf } from './test-support/openApplication.ts';
import { settled } from './test-support/turns.ts';

const FORM = formOf(text('first_name', { label: 'First name' }), text('last_name', { label: 'Last name' }));
const DOWN = new ServerError('Down', { status: 500 });
const OUTDATED = new ServerError('Outdated', { status: 412, path: '/api/answer' });

const saved = (version: string | null = null) =>
  vi.fn((..._args: unknown[]) => Promise.resolve({ message: 'Saved', version }));

/** A student who has typed a first name that is not saved. */
function setUp(calls: FakeCalls, version: string | null = null) {
  const made = connectionOf({ form: FORM, calls, version, state: { answers: { last_name: 'Doe' } } });
  made.form.change({ first_name: 'Jane' });
  const save = (what: 'all' | 'unsaved' = 'all') =>
    runMutation(made.queryClient, answersMutation(made.connection), what);
  return { ...made, save };
}

/** Saves that wait until each is answered. */
function heldSaves() {
  const held: PromiseWithResolvers<object>[] = [];
  const saveAnswers = vi.fn((_answers: object, _options?: object) => {
    const reply = Promise.withResolvers<object>();
    held.push(reply);
    return reply.promise;
  });
  return { saveAnswers, held };
}

describe('saving the answers', () => {
  it('sends the whole map, and tells the other tabs what was new · API-08, TRAP-60', async () => {
    const saveAnswers = saved();
    const { save, form, post } = setUp({ saveAnswers });

    await save();

    expect(saveAnswers.mock.calls[0]?.[0]).toEqual({ first_name: 'Jane', last_name: 'Doe' });
    expect(post.mock.calls).toEqual([
      [{ type: 'saved', answers: { first_name: 'Jane' }, addAnother: {}, before: null, version: null }],
    ]);
    expect(form.hasUnsaved).toBe(false);
    expect(form.savedAt).not.toBeNull();
  });

  it('sends what is still being entered, tidied as if its field had been left · NAV-04', async () => {
    const saveAnswers = saved();
    const { save, form } = setUp({ saveAnswers });

    form.set('last_name', 'Marsh ');
    await save();

    expect(saveAnswers.mock.calls[0]?.[0]).toMatchObject({ last_name: 'Marsh' });
  });

  it('sends one save after the other, the later one with what was typed meanwhile · NAV-04', async () => {
    const { saveAnswers, held } = heldSaves();
    const { save, form } = setUp({ saveAnswers });

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

  it('leaves unsaved what is typed while it is under way · NAV-04', async () => {
    const { saveAnswers, held } = heldSaves();
    const { save, form } = setUp({ saveAnswers });

    const saving = save();
    await settled();
    form.change({ last_name: 'Marsh' });
    held[0]?.resolve({ message: 'ok' });
    await saving;

    expect(Object.keys(form.unsaved.answers)).toEqual(['last_name']);
  });

  it('keeps the answers unsaved where it fails, tells no other tab, and sends them again · TRAP-61', async () => {
    const saveAnswers = saved().mockRejectedValueOnce(DOWN);
    const { save, form, post, onFailure } = setUp({ saveAnswers });

    await expect(save()).rejects.toBe(DOWN);

    expect(Object.keys(form.unsaved.answers)).toEqual(['first_name']);
    expect(post).not.toHaveBeenCalled();
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(DOWN);
    await save('unsaved');
    expect(saveAnswers).toHaveBeenCalledTimes(2);
  });

  it('sends nothing where only what is unsaved is asked for, and nothing is', async () => {
    const saveAnswers = saved();
    const { save, form } = setUp({ saveAnswers });
    form.change({ first_name: '' });

    await save('unsaved');

    expect(saveAnswers).not.toHaveBeenCalled();
  });

  it('tells nothing, and notes nothing, once its session has ended · TRAP-35', async () => {
    const { saveAnswers, held } = heldSaves();
    const { save, form, post, controller } = setUp({ saveAnswers });

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
    const { save } = setUp({ saveAnswers }, 'v1');

    await save();
    await save();

    expect(saveAnswers.mock.calls.map(([, options]) => options)).toEqual([
      { ifMatch: 'v1' },
      { ifMatch: 'v2' },
    ]);
  });

  it('reads, merges per key, and puts the whole map again: what was typed here stays', async () => {
    const saveAnswers = saved('v3').mockRejectedValueOnce(OUTDATED);
    const getProfile = vi.fn(() => Promise.resolve(newer('v2', { first_name: 'Joan', last_name: 'Marsh' })));
    const { save, form, queryClient, sdk, onFailure } = setUp({ saveAnswers, getProfile }, 'v1');

    await save();

    expect(saveAnswers.mock.calls[1]).toEqual([
      { first_name: 'Jane', last_name: 'Marsh' },
      { ifMatch: 'v2' },
    ]);
    expect(form.answer('last_name')).toBe('Marsh');
    expect(form.hasUnsaved).toBe(false);
    expect(queryClient.getQueryData(profileQuery(sdk).queryKey)?.version).toBe('v3');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('gives way three times at most, and then fails with all answers still here', async () => {
    const saveAnswers = vi.fn(() => Promise.reject(OUTDATED));
    const getProfile = vi.fn(() => Promise.resolve(newer('v2', { last_name: 'Marsh' })));
    const { save, form } = setUp({ saveAnswers, getProfile }, 'v1');

    await expect(save()).rejects.toBe(OUTDATED);

    expect(saveAnswers).toHaveBeenCalledTimes(3);
    expect(form.answer('first_name')).toBe('Jane');
    expect(form.unsaved.answers).toHaveProperty('first_name');
  });

  it('fails where the newer answers cannot be read', async () => {
    const { save, form } = setUp({
      saveAnswers: () => Promise.reject(OUTDATED),
      getProfile: () => Promise.reject(DOWN),
    });

    await expect(save()).rejects.toBe(DOWN);

    expect(form.answer('first_name')).toBe('Jane');
  });
});

describe('a save whose reply was lost', () => {
  const LOST = new ServerError('Lost', { isNetworkError: true });

  it('is not taken for the change of another device: the correction made since is saved', async () => {
    const saveAnswers = saved('v3').mockRejectedValueOnce(LOST).mockRejectedValueOnce(OUTDATED);
    const answer = { first_name: 'Jane', last_name: 'Doe' };
    const getProfile = () => Promise.resolve({ ...profileOf({}), version: 'v2', answer });
    const { save, form } = setUp({ saveAnswers, getProfile }, 'v1');
    await expect(save()).rejects.toBe(LOST);

    form.change({ first_name: '' });
    await save();

    expect(saveAnswers.mock.calls.at(-1)?.[0]).toEqual({ first_name: '', last_name: 'Doe' });
    expect(form.answer('first_name')).toBe('');
    expect(form.hasUnsaved).toBe(false);
  });

  it('is sent again as the page is left, though its letters were taken back · PROD-06', async () => {
    const saveAnswers = saved().mockRejectedValueOnce(LOST);
    const { connection, form, save } = setUp({ saveAnswers });
    await expect(save()).rejects.toBe(LOST);

    form.change({ first_name: '' });
    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers.mock.calls[1]?.[0]).toEqual({ first_name: '' });
  });

  it('sent as the page was left, is waited for and then called off, so that it cannot come last', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { saveAnswers, held } = heldSaves();
    const { connection, form, save } = setUp({ saveAnswers });
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

describe('a save of another tab', () => {
  const savedThere = (before: string | null, version: string | null) => ({
    answers: { last_name: 'Marsh' },
    addAnother: {},
    before,
    version,
  });

  it('tells which version it was based on, and which it made', async () => {
    const { save, post } = setUp({ saveAnswers: saved('v2') }, 'v1');

    await save();

    expect(post.mock.calls[0]?.[0]).toMatchObject({ before: 'v1', version: 'v2' });
  });

  it.each([
    ['follows on what this tab has', 'v1', 'v2', 'v2'],
    ['follows on one that this tab lacks', 'v2', 'v3', 'v1'],
    ['named no version, as one on leaving', null, null, 'v1'],
  ])('is what the next save is based on only where it %s', async (_, before, version, ifMatch) => {
    const saveAnswers = saved('v9');
    const { save, connection } = setUp({ saveAnswers }, 'v1');

    takeOverSaved(connection, savedThere(before, version));
    await save();

    expect(saveAnswers.mock.calls[0]).toEqual([{ first_name: 'Jane', last_name: 'Marsh' }, { ifMatch }]);
  });
});

describe('saving when the page is left', () => {
  it('sends the unsaved answers alone, in a call that outlives the page · PROD-06', async () => {
    const saveAnswers = saved();
    const { connection, form } = setUp({ saveAnswers }, 'v1');

    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers.mock.calls).toMatchObject([[{ first_name: 'Jane' }, { keepalive: true }]]);
    expect(form.hasUnsaved).toBe(false);
  });

  it('sends nothing where nothing is unsaved', async () => {
    const saveAnswers = saved();
    const { connection, form } = setUp({ saveAnswers });
    form.change({ first_name: '' });

    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers).not.toHaveBeenCalled();
  });

  it('sends once, though a closed page is hidden too; and again what was typed since · PROD-06', async () => {
    const { saveAnswers } = heldSaves();
    const { connection, form } = setUp({ saveAnswers });

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
    const { connection, save } = setUp({ saveAnswers });

    void save();
    await settled();
    saveOnLeaving(connection);
    await settled();

    expect(saveAnswers).toHaveBeenCalledTimes(2);
  });
});

describe('saveBeforeLogOut', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('gives up after its time, even where a save that never ends was under way · ACC-10', async () => {
    const { saveAnswers } = heldSaves();
    const { connection, save } = setUp({ saveAnswers });
    void save();

    const saving = saveBeforeLogOut(connection).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([saving, Promise.resolve('under way')])).toBe('under way');
    await vi.advanceTimersByTimeAsync(1);

    expect(await saving).toMatchObject({ name: 'TimeoutError' });
    expect(saveAnswers).toHaveBeenCalledOnce();
  });

  it('saves what is still being entered, and is done', async () => {
    const saveAnswers = saved();
    const { connection, form } = setUp({ saveAnswers });
    form.set('last_name', 'Marsh');

    await saveBeforeLogOut(connection);

    expect(saveAnswers.mock.calls[0]?.[0]).toEqual({ first_name: 'Jane', last_name: 'Marsh' });
  });
});
