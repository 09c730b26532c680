// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetLogOut,
  newestRevision,
  noteInEntry,
  noteLogOut,
  noteMerged,
  noteRevision,
  onLogOutSettledElsewhere,
  readEntry,
  readSharedActivity,
  readUnfinishedLogOut,
  writeSharedActivity,
} from './storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
});
afterEach(() => void vi.unstubAllGlobals());

const kept = (storage: Storage) =>
  Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key)]));

it('browser storage contains only a reason, a time, ids and revisions · TRAP-45', () => {
  noteLogOut('inactivity');
  writeSharedActivity(1_700_000_000_000);
  noteRevision('1-2-3', 4);

  expect(kept(localStorage)).toEqual({ admit_leaving: 'inactivity', admit_last_active: '1700000000000' });
  expect(kept(sessionStorage)).toEqual({ admit_carried: '{"1-2-3":4}' });
});

describe('an unfinished log-out', () => {
  it.each([
    ['choice', 'choice'],
    ['inactivity', 'inactivity'],
    ['yes', null],
  ])('stored as %j is read as %j until it is forgotten · TRAP-63', (value, reason) => {
    localStorage.setItem('admit_leaving', value);
    expect(readUnfinishedLogOut()).toBe(reason);

    forgetLogOut();

    expect(readUnfinishedLogOut()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('is reported as settled only when another tab removes its key · TRAP-35', () => {
    const listener = vi.fn();
    const stop = onLogOutSettledElsewhere(listener);
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

    tell('admit_last_active', null);
    tell('admit_leaving', 'choice');
    expect(listener).not.toHaveBeenCalled();
    tell('admit_leaving', null);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    tell('admit_leaving', null);

    expect(listener).toHaveBeenCalledOnce();
  });
});

it.each([
  [null, 0],
  ['x', 0],
  ['1700000000000', 1_700_000_000_000],
])('the stored last activity %j is read as %d · TRAP-45', (value, at) => {
  if (value !== null) localStorage.setItem('admit_last_active', value);

  expect(readSharedActivity()).toBe(at);
});

it('browser storage keeps the newest revision of carried answers until they are merged into an account · TRAP-13', () => {
  noteRevision('1-2', 2);
  noteRevision('1-2', 1);
  expect([newestRevision('1-2'), newestRevision('3-4')]).toEqual([2, undefined]);

  noteMerged('3-4');
  noteRevision('1-2', 3);

  for (const id of ['1-2', '3-4']) expect(newestRevision(id)).toBe(Infinity);
  sessionStorage.clear();
  for (let id = 0; id < 49; id += 1) noteMerged(String(id));
  expect([newestRevision('3-4'), newestRevision('1-2')]).toEqual([Infinity, undefined]);
});

it.each(['{', '7', 'null'])(
  'a damaged list of revisions or of merged answers (%s) counts as empty · TRAP-13',
  (text) => {
    localStorage.setItem('admit_merged', text);
    sessionStorage.setItem('admit_carried', text);

    expect(newestRevision('1-2')).toBeUndefined();
  },
);

it('readEntry reads the history entry’s state, and noteInEntry adds carried answers to it · TRAP-13', () => {
  expect(readEntry()).toEqual({});
  window.history.replaceState({ idx: 0, usr: { serviceToken: 't' } }, '');

  expect(readEntry()).toEqual({ serviceToken: 't' });
  const carried = { id: '1', revision: 1, answers: { first_name: 'Ana' }, addAnother: {}, tabs: {} };
  noteInEntry({ carried });

  expect(window.history.state).toEqual({ idx: 0, usr: { serviceToken: 't', carried } });
});
