// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetLogOut,
  noteCarried,
  noteLogOut,
  noteMerged,
  onLogOutSettledElsewhere,
  readEntry,
  readSharedActivity,
  readUnfinishedLogOut,
  wasMerged,
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

it('holds a reason, a time and ids, and nothing else · TRAP-45', () => {
  noteLogOut('inactivity');
  writeSharedActivity(1_700_000_000_000);
  noteMerged('1-2-3');
  noteMerged('4-5-6');

  expect(kept(localStorage)).toEqual({ admit_leaving: 'inactivity', admit_last_active: '1700000000000' });
  expect(kept(sessionStorage)).toEqual({ admit_carried_merged: '1-2-3 4-5-6' });
});

describe('a log-out that was begun', () => {
  it.each(['choice', 'inactivity'] as const)(
    'is known by its reason (%s) until it is forgotten · TRAP-63',
    (reason) => {
      noteLogOut(reason);
      expect(readUnfinishedLogOut()).toBe(reason);

      forgetLogOut();

      expect(readUnfinishedLogOut()).toBeNull();
    },
  );

  it('is none where the key holds something else', () => {
    localStorage.setItem('admit_leaving', 'yes');

    expect(readUnfinishedLogOut()).toBeNull();
  });

  it('is settled when another tab takes its note away, and by no other note · TRAP-35', () => {
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
])('reads the last activity %j as %d · TRAP-45', (value, at) => {
  if (value !== null) localStorage.setItem('admit_last_active', value);

  expect(readSharedActivity()).toBe(at);
});

it('knows which carried answers were merged · TRAP-13', () => {
  noteMerged('1-2-3');

  expect([wasMerged('1-2-3'), wasMerged('1-2'), wasMerged('')]).toEqual([true, false, false]);
});

it('reads the state of the current entry, and writes what a visitor carries into it · TRAP-13', () => {
  expect(readEntry()).toEqual({});
  window.history.replaceState({ idx: 0, usr: { serviceToken: 't' } }, '');

  expect(readEntry()).toEqual({ serviceToken: 't' });
  const carried = { id: '1', answers: { first_name: 'Ana' }, addAnother: {}, tabs: {} };
  noteCarried(carried);

  expect(window.history.state).toEqual({ idx: 0, usr: { serviceToken: 't', carried } });
});

it('leaves each tab on its own in a browser that keeps nothing · TRAP-63', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(area, { getItem: forbid, setItem: forbid, removeItem: forbid });

  noteLogOut('choice');
  forgetLogOut();
  noteMerged('1-2-3');
  writeSharedActivity(1);

  expect([readUnfinishedLogOut(), wasMerged('1-2-3'), readSharedActivity()]).toEqual([null, false, 0]);
});
