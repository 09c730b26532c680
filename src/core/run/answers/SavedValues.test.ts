import { describe, expect, test } from 'vitest';
import { SavedValues } from './SavedValues.ts';

/** Sets up a value that is "no" on the server, with a save of "yes" in flight. */
function setUp() {
  const saved = new SavedValues<string>('');
  saved.reset({ q: 'no' });
  return { saved, save: saved.send({ q: 'yes' }) };
}
const keys = (saved: SavedValues<string>, q: string) => Object.keys(saved.unsavedOf({ q }));

describe('a value whose save has had no reply yet', () => {
  test('stays unsaved when an earlier save is confirmed late', () => {
    const { saved, save } = setUp();
    saved.send({ q: 'no' });

    saved.confirm(save, { q: 'yes' });

    expect(keys(saved, 'yes')).toEqual(['q']);
  });

  test('stays unsaved if a later save was confirmed first, because the order in which the server applied them is unknown', () => {
    const { saved, save } = setUp();
    saved.confirm(saved.send({ q: 'no' }), { q: 'no' });

    saved.confirm(save, { q: 'yes' });

    expect(keys(saved, 'no')).toEqual(['q']);
  });

  test('stays unsaved until two later saves are confirmed if its own was cancelled', () => {
    const { saved, save } = setUp();
    saved.postpone(save);

    saved.confirm(saved.send({ q: 'yes' }), { q: 'yes' });
    expect(keys(saved, 'yes')).toEqual(['q']);
    saved.confirm(saved.send({ q: 'yes' }), { q: 'yes' });

    expect(keys(saved, 'yes')).toEqual([]);
  });

  test('stays unsaved if another tab saved before its own save was confirmed, because the order of the two is unknown', () => {
    const { saved, save } = setUp();
    saved.learn({ q: 'maybe' });

    saved.confirm(save, { q: 'yes' });

    expect(keys(saved, 'yes')).toEqual(['q']);
    expect(keys(saved, 'maybe')).toEqual(['q']);
  });

  test('is recognised as this page’s own when it is read from the server, but only once', () => {
    const { saved } = setUp();

    expect(saved.learnSent({ q: 'yes', r: 'new' })).toEqual({ r: 'new' });
    expect(saved.learnSent({ q: 'yes' })).toEqual({ q: 'yes' });
  });
});

test('a value read from the server is attributed to a closing page’s save only if that save may have overlapped with the last confirmed one · TRAP-60', () => {
  const saved = new SavedValues<string>('');
  const failed = saved.send({ failed: 'yes' }, 'last letters', 40_000);
  saved.end(failed, 45_000);
  saved.send({ old: 'yes' }, 'other tab', 19_999);
  saved.send({ recent: 'yes' }, 'other tab', 20_000);
  const no = { failed: 'no', old: 'no', recent: 'no' };
  saved.confirm(saved.send(no, 'page', 50_000), no);

  const yes = { failed: 'yes', old: 'yes', recent: 'yes' };
  expect(saved.learnSent(yes)).toEqual({ failed: 'yes', old: 'yes' });
});

test('a rejected save leaves the confirmed value unchanged', () => {
  const { saved, save } = setUp();

  saved.refuse(save);

  expect(keys(saved, 'no')).toEqual([]);
  expect(keys(saved, 'yes')).toEqual(['q']);
});

test('a save by another tab is settled when that tab reports its values as saved', () => {
  const saved = new SavedValues<string>('');
  saved.send({ q: 'yes' }, 'other tab');
  expect(keys(saved, '')).toEqual(['q']);

  saved.learn({ q: 'yes' });

  expect(keys(saved, 'yes')).toEqual([]);
});

describe('an unsaved value that the other tabs know', () => {
  /** Sets up a page that sent an unsaved "yes" as it was hidden and has had no reply. */
  function setUpShared() {
    const saved = new SavedValues<string>('');
    saved.send({ q: 'yes' }, 'last letters');
    return saved;
  }

  test('counts as a change made on this page only when it is re-entered after another tab has sent a different value', () => {
    const saved = setUpShared();
    expect(saved.changedHere({ q: 'yes' })).toEqual({});

    saved.send({ q: 'no' }, 'other tab');

    expect(saved.changedHere({ q: 'no' })).toEqual({});
    expect(saved.changedHere({ q: 'yes' })).toEqual({ q: 'yes' });
  });

  test('does not count as a change made on this page once it has been read from the server, even if its save is unconfirmed', () => {
    const saved = new SavedValues<string>('');
    saved.send({ q: 'yes' });

    saved.learnSent({ q: 'yes' });

    expect(saved.unsavedOf({ q: 'yes' })).toEqual({ q: 'yes' });
    expect(saved.changedHere({ q: 'yes' })).toEqual({});
  });
});
