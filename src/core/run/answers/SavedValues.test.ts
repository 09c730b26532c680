import { describe, expect, test } from 'vitest';
import { SavedValues } from './SavedValues.ts';

/** The server has "no"; a save of "yes" has been sent. */
function setUp() {
  const saved = new SavedValues<string>('');
  saved.reset({ q: 'no' });
  return { saved, save: saved.send({ q: 'yes' }) };
}
const keys = (saved: SavedValues<string>, q: string) => Object.keys(saved.unsavedOf({ q }));

describe('a save without a reply', () => {
  test('is not made good by an earlier save that is confirmed late', () => {
    const { saved, save } = setUp();
    saved.send({ q: 'no' });

    saved.confirm(save, { q: 'yes' });

    expect(keys(saved, 'yes')).toEqual(['q']);
  });

  test('that is confirmed after a later one leaves in doubt which of the two came last', () => {
    const { saved, save } = setUp();
    saved.confirm(saved.send({ q: 'no' }), { q: 'no' });

    saved.confirm(save, { q: 'yes' });

    expect(keys(saved, 'no')).toEqual(['q']);
  });

  test('that was called off is not made good by the next save, which it may follow, but by the one after', () => {
    const { saved, save } = setUp();
    saved.postpone(save);

    saved.confirm(saved.send({ q: 'yes' }), { q: 'yes' });
    expect(keys(saved, 'yes')).toEqual(['q']);
    saved.confirm(saved.send({ q: 'yes' }), { q: 'yes' });

    expect(keys(saved, 'yes')).toEqual([]);
  });

  test('that is confirmed after another tab has saved leaves in doubt which of the two came last', () => {
    const { saved, save } = setUp();
    saved.learn({ q: 'maybe' });

    saved.confirm(save, { q: 'yes' });

    expect(keys(saved, 'yes')).toEqual(['q']);
    expect(keys(saved, 'maybe')).toEqual(['q']);
  });

  test('is not taken for the change of another device when the server is read, but only once', () => {
    const { saved } = setUp();

    expect(saved.learnSent({ q: 'yes', r: 'new' })).toEqual({ r: 'new' });
    expect(saved.learnSent({ q: 'yes' })).toEqual({ q: 'yes' });
  });
});

test('a refused save changes nothing: none of it was applied', () => {
  const { saved, save } = setUp();

  saved.refuse(save);

  expect(keys(saved, 'no')).toEqual([]);
  expect(keys(saved, 'yes')).toEqual(['q']);
});

test('a save of another tab is settled by what that tab says it saved', () => {
  const saved = new SavedValues<string>('');
  saved.send({ q: 'yes' }, 'other tab');
  expect(keys(saved, '')).toEqual(['q']);

  saved.learn({ q: 'yes' });

  expect(keys(saved, 'yes')).toEqual([]);
});

describe('an unsaved value that the other tabs know', () => {
  /** A page that was hidden with "yes" unsaved, which no reply has confirmed. */
  function setUpShared() {
    const saved = new SavedValues<string>('');
    saved.send({ q: 'yes' }, 'last letters');
    return saved;
  }

  test('is no change of this page, until it is entered again over what another tab put there', () => {
    const saved = setUpShared();
    expect(saved.changedHere({ q: 'yes' })).toEqual({});

    saved.send({ q: 'no' }, 'other tab');

    expect(saved.changedHere({ q: 'no' })).toEqual({});
    expect(saved.changedHere({ q: 'yes' })).toEqual({ q: 'yes' });
  });

  test('is no change of this page once it has been read from the server, though a save of it is in doubt', () => {
    const saved = new SavedValues<string>('');
    saved.send({ q: 'yes' });

    saved.learnSent({ q: 'yes' });

    expect(saved.unsavedOf({ q: 'yes' })).toEqual({ q: 'yes' });
    expect(saved.changedHere({ q: 'yes' })).toEqual({});
  });
});
