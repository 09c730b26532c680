import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startMutation } from '../calls/runMutation.ts';
import { adoptSaved, backgroundMutation, saveBeforeLogOut, saveLastLetters } from './answers.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { saved, savedAs, savingStudent } from '../test-support/savingStudent.ts';
import { answering, held, unanswered } from '../test-support/server.ts';
import { settled } from '../test-support/turns.ts';

describe('saving the answers', () => {
  it('sends the entered answer, tidied as if its field had lost focus · NAV-04', async () => {
    const saveAnswers = saved();
    const { save, form } = savingStudent({ saveAnswers });

    form.set('last_name', 'Marsh ');
    await save();

    expect(saveAnswers.mock.calls[0]?.[0]).toMatchObject({ last_name: 'Marsh' });
  });

  it('sends nothing when asked to save only unsaved answers and there are none', async () => {
    const saveAnswers = saved();
    const { save, form } = savingStudent({ saveAnswers });
    form.change({ first_name: '' });

    await save('unsaved');

    expect(saveAnswers).not.toHaveBeenCalled();
  });
});

describe('saving the answers with their version', () => {
  it('sends its base version to the server and the other tabs, and adopts the version in the reply', async () => {
    const { save, requests, post } = savingStudent({ saveAnswers: saved('"v2"') }, '"v1"');

    await save();
    await save();

    expect(requests.map(({ headers }) => headers.get('If-Match'))).toEqual(['"v1"', '"v2"']);
    expect(post.mock.calls[0]?.[0]).toMatchObject({ before: '"v1"', version: '"v2"' });
  });

  it('fails after three attempts if other devices keep saving, and keeps all answers', async () => {
    const saveAnswers = answering('saveAnswers', '412:answers_changed');
    const getProfile = profileOf({ version: '"v2"', state: { answers: { last_name: 'Marsh' } } });
    const { save, form } = savingStudent({ saveAnswers, getProfile }, '"v1"');

    await expect(save()).rejects.toMatchObject({ status: 412 });

    expect(saveAnswers).toHaveBeenCalledTimes(3);
    expect(form.answer('first_name')).toBe('Jane');
    expect(form.unsaved.answers).toHaveProperty('first_name');
  });

  it('fails when the newer answers cannot be read', async () => {
    const { save, form } = savingStudent({
      saveAnswers: '412:answers_changed',
      getProfile: '500:unexpected',
    });

    await expect(save()).rejects.toMatchObject({ status: 500 });

    expect(form.answer('first_name')).toBe('Jane');
  });
});

it('a save whose reply was lost is not mistaken for a change from another device', async () => {
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

describe('adopting another tab’s answers', () => {
  const savedThere = (before: string | null, version: string | null) => ({
    answers: { last_name: 'Marsh' },
    addAnother: {},
    before,
    version,
  });

  it.each([
    ['is based on the version this tab has', '"v1"', '"v2"', '"v2"'],
    ['is based on a version this tab lacks', '"v2"', '"v3"', '"v1"'],
    ['names no version, as when its page is closed', null, null, '"v1"'],
  ])(
    'sets the right version for the next save when another tab’s save %s',
    async (_, before, version, ifMatch) => {
      const saveAnswers = saved('"v9"');
      const { save, session, requests } = savingStudent({ saveAnswers }, '"v1"');

      adoptSaved(session, savedThere(before, version));
      await save();

      expect(saveAnswers).toHaveBeenCalledWith({ first_name: 'Jane', last_name: 'Marsh' });
      expect(requests[0]?.headers.get('If-Match')).toBe(ifMatch);
    },
  );
});

describe('saving while another save is in flight', () => {
  it('does not wait when the page is closed, because closing may abort the other save · PROD-06', async () => {
    const { call: saveAnswers } = held('saveAnswers');
    const { session, save } = savingStudent({ saveAnswers });

    void save();
    await settled();
    saveLastLetters(session);
    await settled();

    expect(saveAnswers).toHaveBeenCalledTimes(2);
  });

  it('aborts a background save when the page is closed, so that it cannot arrive after the last letters · PROD-06', async () => {
    const { call: saveAnswers } = held('saveAnswers');
    const { session, requests } = savingStudent({ saveAnswers });
    const save = { controller: new AbortController() };
    startMutation(session.queryClient, backgroundMutation(session), save);
    await settled();

    saveLastLetters(session);
    await settled();

    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('waits up to two seconds for a save sent when the page was hidden, then aborts it so that it cannot arrive last', async () => {
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

describe('saveBeforeLogOut', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('gives up at its deadline, even if an earlier save never settles · ACC-10', async () => {
    const { call: saveAnswers } = held('saveAnswers');
    const { session, save } = savingStudent({ saveAnswers });
    void save();

    const saving = saveBeforeLogOut(session).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(await Promise.race([saving, Promise.resolve('under way')])).toBe('under way');
    await vi.advanceTimersByTimeAsync(1);

    expect(await saving).toMatchObject({ name: 'TimeoutError' });
    expect(saveAnswers).toHaveBeenCalledOnce();
  });
});
