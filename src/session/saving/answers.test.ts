import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBeforeLogOut } from './answers.ts';
import { rereadAnswers, takeConfirmed } from './takeConfirmed.ts';
import { profileOf } from '../test-support/openApplication.ts';
import { saved, savedAs, savingStudent } from '../test-support/savingStudent.ts';
import { answering, held } from '../test-support/server.ts';
import type { LetterKeeper } from '../letters/LetterKeeper.ts';
import { settled } from '../test-support/turns.ts';

describe('saving the answers', () => {
  it('sends the entered answer, tidied as if its field had lost focus · NAV-04', async () => {
    const saveAnswers = saved();
    const { save, form } = savingStudent({ saveAnswers });

    form.set('last_name', 'Marsh ');
    await save();

    expect(saveAnswers.mock.calls[0]?.[0]).toMatchObject({ last_name: 'Marsh' });
  });

  it('is followed by counts and tabs whose own save has failed · FORM-04', async () => {
    const saveTab = answering('saveTab');
    const { save, form } = savingStudent({ saveAnswers: saved(), saveTab });
    form.setTab('hs_tab', 'intl');

    await save();
    await settled();

    expect(saveTab.mock.calls).toEqual([[{ tab_id: 'hs_tab', chosen_tab: 'intl' }]]);
  });
});

it('requested saves are sent one at a time, each based on the version of the one before, and posted to the other tabs; the one that waits commits no field when it starts · NAV-04, TRAP-16', async () => {
  const { call, waiting } = held('saveAnswers');
  const { save, form, requests, post } = savingStudent({ saveAnswers: call }, '"v1"');

  const saves = [save(), save()];
  await settled();
  expect(call).toHaveBeenCalledOnce();
  form.set('first_name', 'Ana ');
  waiting[0]?.resolve(savedAs('"v2"'));
  await settled();
  expect(form.answer('first_name')).toBe('Ana ');
  waiting[1]?.resolve(savedAs('"v2"'));
  await Promise.all(saves);

  expect(requests.map(({ headers }) => headers.get('If-Match'))).toEqual(['"v1"', '"v2"']);
  expect(post.mock.calls[0]?.[0]).toMatchObject({ type: 'saved', before: '"v1"', version: '"v2"' });
});

it('a save fails after three attempts if other devices keep saving, and keeps all answers', async () => {
  const saveAnswers = answering('saveAnswers', '412:answers_changed');
  const getProfile = profileOf({ version: '"v2"', state: { answers: { last_name: 'Marsh' } } });
  const { save, form } = savingStudent({ saveAnswers, getProfile }, '"v1"');

  await expect(save()).rejects.toMatchObject({ status: 412 });

  expect(saveAnswers).toHaveBeenCalledTimes(3);
  expect(form.answer('first_name')).toBe('Jane');
  expect(form.unsaved.answers).toHaveProperty('first_name');
});

it('another tab’s confirmed save makes this tab read the answers if it is based on another version · TRAP-60', async () => {
  const state = { answers: { last_name: 'Long' } };
  const getProfile = answering('getProfile', profileOf({ version: '"v3"', state }));
  const { session, form } = savingStudent({ getProfile }, '"v1"');

  takeConfirmed(session, { answers: { last_name: 'Marsh' }, numbers: {}, before: '"v2"', version: '"v3"' });
  await settled();

  expect(form.state.answers).toMatchObject({ first_name: 'Jane', last_name: 'Long' });
  expect(form.letters.journal.version).toBe('"v3"');
});

it('a profile is ignored if another reply has brought a newer version in the meantime · TRAP-60', async () => {
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

it('adding or removing several documents at once rereads the answers at most twice · TRAP-60', async () => {
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

it('a requested save contains all answers as they came, with the changes over them; what a 412 leaves is sent alone · NAV-04, TRAP-16', async () => {
  const saveAnswers = answering('saveAnswers', '412:answers_changed', savedAs('"v3"'));
  const state = { answers: { last_name: ' Long ' } };
  const getProfile = answering('getProfile', profileOf({ version: '"v2"', state }));
  const { save, form } = savingStudent({ saveAnswers, getProfile }, '"v1"');

  await save();

  expect(saveAnswers.mock.calls.map(([answers]) => answers)).toEqual([
    { first_name: 'Jane', last_name: 'Doe' },
    { first_name: 'Jane' },
  ]);
  expect(form.answer('last_name')).toBe('Long');
});

it('if a proxy alters the version, the changes are sent once without it, and what others have saved is read', async () => {
  const saveAnswers = answering('saveAnswers', '412:answers_changed', savedAs('"v3"'));
  const profile = (version: string, last_name: string) =>
    profileOf({ version, state: { answers: { last_name } } });
  const getProfile = answering('getProfile', profile('"v1"', 'Doe'), profile('"v3"', 'Long'));
  const { save, form, requests } = savingStudent({ saveAnswers, getProfile }, '"v1"');

  await save();
  await settled();

  expect(form.answer('last_name')).toBe('Long');
  const versions = requests
    .filter(({ method }) => method === 'PUT')
    .map(({ headers }) => headers.get('If-Match'));
  expect(versions).toEqual(['"v1"', null]);
});

it('the record is written before a save is sent · PROD-06', async () => {
  const saveAnswers = saved();
  const { save, session } = savingStudent({ saveAnswers });
  const written = Promise.withResolvers<undefined>();
  session.keeper = { write: () => written.promise } as unknown as LetterKeeper;

  const saving = save();
  await settled();
  expect(saveAnswers).not.toHaveBeenCalled();
  written.resolve(undefined);
  await saving;

  expect(saveAnswers).toHaveBeenCalledOnce();
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
