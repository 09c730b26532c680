import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rereadAnswers, saveBeforeLogOut, saveLastLetters, takeConfirmed } from './answers.ts';
import { takeOver } from '../../core/test-support/takeOver.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { saved, savedAs, savingStudent } from '../test-support/savingStudent.ts';
import { reconcileSubmitted } from '../status/reconcileSubmitted.ts';
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

  it('then sends counts and tabs whose own save has failed · FORM-04', async () => {
    const saveTab = answering('saveTab');
    const { save, form } = savingStudent({ saveAnswers: saved(), saveTab });
    form.setTab('hs_tab', 'intl');

    await save();
    await settled();

    expect(saveTab.mock.calls).toEqual([[{ tab_id: 'hs_tab', chosen_tab: 'intl' }]]);
  });
});

it('requested saves are sent one at a time, each based on the version of the one before, and posted to the other tabs · NAV-04', async () => {
  const { call, waiting } = held('saveAnswers');
  const { save, requests, post } = savingStudent({ saveAnswers: call }, '"v1"');

  const saves = [save(), save()];
  await settled();
  expect(call).toHaveBeenCalledOnce();
  waiting[0]?.resolve(savedAs('"v2"'));
  await settled();
  waiting[1]?.resolve(savedAs('"v2"'));
  await Promise.all(saves);

  expect(requests.map(({ headers }) => headers.get('If-Match'))).toEqual(['"v1"', '"v2"']);
  expect(post.mock.calls[0]?.[0]).toMatchObject({ type: 'saved', before: '"v1"', version: '"v2"' });
});

it('a save that waits for another one does not leave the field that is being filled in when it starts · TRAP-16', async () => {
  const { call, waiting } = held('saveAnswers');
  const { save, form } = savingStudent({ saveAnswers: call });
  const saves = [save(), save()];
  await settled();

  form.set('first_name', 'Ana ');
  waiting[0]?.resolve(savedAs('"v2"'));
  await settled();

  expect(form.answer('first_name')).toBe('Ana ');
  waiting[1]?.resolve(savedAs('"v3"'));
  await Promise.all(saves);
});

describe('saving the answers with their version', () => {
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

describe('another tab’s confirmed save', () => {
  const saveThere = (before: string | null, version: string | null) =>
    ({ answers: { last_name: 'Marsh' }, numbers: {}, before, version }) as const;

  it('is taken with its version if it is based on the version that this tab has · TRAP-60', async () => {
    const { save, session, requests, form } = savingStudent({ saveAnswers: saved('"v9"') }, '"v1"');

    takeConfirmed(session, saveThere('"v1"', '"v2"'));
    expect(form.state.answers).toMatchObject({ first_name: 'Jane', last_name: 'Marsh' });
    await save();

    expect(requests[0]?.headers.get('If-Match')).toBe('"v2"');
  });

  it('makes this tab read the answers if it is based on another version · TRAP-60', async () => {
    const state = { answers: { last_name: 'Long' } };
    const getProfile = answering('getProfile', profileOf({ version: '"v3"', state }));
    const { session, form } = savingStudent({ getProfile }, '"v1"');

    takeConfirmed(session, saveThere('"v2"', '"v3"'));
    await settled();

    expect(form.state.answers).toMatchObject({ first_name: 'Jane', last_name: 'Long' });
    expect(form.letters.journal.version).toBe('"v3"');
  });

  it('that this tab has read already is ignored', async () => {
    const { session, form } = savingStudent({}, '"v2"');

    takeConfirmed(session, saveThere('"v1"', '"v2"'));
    await settled();

    expect(form.answer('last_name')).toBe('Doe');
  });
});

it('an answer that is read is not taken if another reply brought a newer version meanwhile · TRAP-60', async () => {
  const { call: getProfile, waiting } = held('getProfile');
  const { session, form } = savingStudent({ getProfile }, '"v1"');
  takeConfirmed(session, { answers: {}, numbers: {}, before: '"v0"', version: '"v2"' });
  await settled();
  takeConfirmed(session, { answers: { last_name: 'Marsh' }, numbers: {}, before: '"v1"', version: '"v3"' });

  waiting[0]?.resolve(profileOf({ version: '"v1"', state: { answers: { last_name: 'Doe' } } }));
  await settled();
  expect(form.answer('last_name')).toBe('Marsh');
  waiting[1]?.resolve(profileOf({ version: '"v3"', state: { answers: { last_name: 'Marsh' } } }));
  await settled();

  expect(getProfile).toHaveBeenCalledTimes(2);
  expect(form.letters.journal.version).toBe('"v3"');
});

it('any number of documents that come or go at once cause two reads of the answers at most · TRAP-60', async () => {
  const { call: getProfile, waiting } = held('getProfile');
  const { session } = savingStudent({ getProfile }, '"v1"');

  [1, 2, 3].forEach(() => rereadAnswers(session));
  for (const at of [0, 1]) {
    await settled();
    waiting[at]?.resolve(profileOf({ version: '"v1"' }));
  }
  await settled();
  expect(getProfile).toHaveBeenCalledTimes(2);
  rereadAnswers(session);
  await settled();
  expect(getProfile).toHaveBeenCalledTimes(3);
});

it('what an earlier form left is set aside if the server rejects it, and the rest is sent · PROD-06', async () => {
  const saveAnswers = answering('saveAnswers', '400:invalid_answer', savedAs('"v2"'));
  const { save, form, session } = savingStudent({ saveAnswers }, '"v1"');
  const changes = [{ form: 'bbbbbbbb', n: 1, answers: { last_name: 'Bea' }, over: { last_name: 'Doe' } }];
  form.hydrate({ answers: { last_name: 'Doe' }, addAnother: {}, tabs: {} });
  takeOver(form, [{ changes, choices: [], setAside: [] }]);
  form.change({ first_name: 'Jane' });

  await save();

  expect(saveAnswers.mock.lastCall?.[0]).toEqual({ first_name: 'Jane', last_name: 'Doe' });
  expect(session.form.letters.journal.setAside).toEqual([{ last_name: 'Bea' }]);
});

describe('saving while another save is in flight', () => {
  it('does not wait when the page is closed, because closing may abort the other save · PROD-06', async () => {
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

  it('sends the same letters only once while the page is closing', async () => {
    const { call: saveAnswers } = held('saveAnswers');
    const { session, form } = savingStudent({ saveAnswers });

    saveLastLetters(session);
    saveLastLetters(session, true);
    await settled();
    expect(saveAnswers).toHaveBeenCalledOnce();
    form.set('first_name', 'Janet');
    saveLastLetters(session, true);
    await settled();

    expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
      { first_name: 'Jane' },
      { first_name: 'Janet' },
    ]);
  });

  it('names the version in the last call of a closing page too', async () => {
    const { session, requests, form } = savingStudent({ saveAnswers: saved('"v2"') }, '"v1"');

    saveLastLetters(session);
    await settled();

    expect(requests[0]?.headers.get('If-Match')).toBe('"v1"');
    expect(requests[0]?.headers.get('Admit-Save')).toBe(`${form.letters.id}.1`);
    expect(form.hasUnsaved).toBe(false);
  });

  it('sends what was typed after the page was hidden, once that call is answered', async () => {
    const { call: saveAnswers, waiting } = held('saveAnswers');
    const { session, form } = savingStudent({ saveAnswers });
    saveLastLetters(session);
    form.set('first_name', 'Janet');
    await settled();

    waiting[0]?.resolve('200:saved');
    await settled();

    expect(saveAnswers.mock.lastCall?.[0]).toMatchObject({ first_name: 'Janet', last_name: 'Doe' });
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

  it.each(['nothing is unsaved', 'the application has been submitted elsewhere'])(
    'sends nothing if %s',
    async (why) => {
      const saveAnswers = saved();
      const getProfile = held('getProfile').call;
      const { session, form } = savingStudent({ saveAnswers, getProfile });
      if (why === 'nothing is unsaved') form.change({ first_name: '' });
      else reconcileSubmitted(session);

      saveLastLetters(session);
      await settled();

      expect(saveAnswers).not.toHaveBeenCalled();
    },
  );

  it('sends nothing if the letters are too large for a call that outlives its page', async () => {
    const saveAnswers = saved();
    const { session, form } = savingStudent({ saveAnswers });
    form.change({ first_name: 'x'.repeat(60_000) });

    saveLastLetters(session);
    await settled();

    expect(saveAnswers).not.toHaveBeenCalled();
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

  it('sends nothing if nothing is unsaved · ACC-10', async () => {
    const { session, form } = savingStudent({});
    form.change({ first_name: '' });

    await expect(saveBeforeLogOut(session)).resolves.toBeUndefined();
  });

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
