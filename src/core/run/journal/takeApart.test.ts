import { describe, expect, it } from 'vitest';
import { text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { COUNTRY, FIRST_NAME, LAST_NAME, STATE } from '../../test-support/nodes.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import { takeOver } from '../../test-support/takeOver.ts';
import type { FormStore } from '../answers/FormStore.ts';
import { rest, retry } from './Journal.ts';
import { listUnconfirmed } from './takeOver.ts';
import { isolate, joinShared, refuse, takeDue } from './takeApart.ts';

const FORM = formOf(FIRST_NAME, LAST_NAME, text('middle_name', { label: 'Middle name' }), COUNTRY, STATE);

/** A form with one answer that has been refused. */
function refusing() {
  const store = storeOf(FORM, { answers: { first_name: 'Ana' } });
  store.change({ first_name: 'bad' });
  store.letters.send();
  const { letters } = store;
  const [change] = letters.journal.changes;
  if (!change) throw new Error('Nothing was changed.');
  letters.adopt(refuse(letters.journal, change, 'Please word it differently.'));
  return store;
}
const confirmAll = ({ letters }: FormStore) =>
  letters.confirm({ ...letters.send(), version: letters.journal.version }, 0);

describe('a refused answer', () => {
  it('stays in its field without a number, and no save contains it · PROD-06', () => {
    const store = refusing();
    store.change({ last_name: 'Lee' });

    expect(store.answer('first_name')).toBe('bad');
    expect(store.letters.send().answers).toEqual({ last_name: 'Lee' });
    expect(store.letters.refused).toMatchObject([
      { answers: { first_name: 'bad' }, over: { first_name: 'Ana' }, message: 'Please word it differently.' },
    ]);
    confirmAll(store);
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it('is due once it has been changed, and forgotten if it is changed back', () => {
    const store = refusing();

    store.change({ first_name: 'good' });
    expect(store.letters.refused).toEqual([]);
    expect(takeDue(store.letters)).toMatchObject({
      n: 1,
      answers: { first_name: 'good' },
      over: { first_name: 'Ana' },
    });

    const other = refusing();
    other.change({ first_name: 'Ana' });
    expect(other.letters.journal).toMatchObject({ changes: [], waiting: [] });
  });

  it('is due once more when the application is next opened, and when the student asks for it', () => {
    const left = listUnconfirmed(refusing());
    const store = storeOf(FORM, { answers: { first_name: 'Ana' } });
    takeOver(store, [left]);
    expect(store.answer('first_name')).toBe('bad');
    expect(takeDue(store.letters)).toMatchObject({ answers: { first_name: 'bad' } });

    const asked = refusing();
    asked.letters.revise(retry);
    expect(asked.hasUnsavedAnswers).toBe(true);
  });

  it('gives way like any other if another answer is saved elsewhere', () => {
    const store = refusing();
    store.letters.revise(rest);

    store.letters.read({ answers: { first_name: 'Bea' } });

    expect(store.answer('first_name')).toBe('Bea');
    expect(store.letters.journal.told).toEqual([{ answers: { first_name: 'bad' }, reason: 'elsewhere' }]);
  });

  it('takes with it what was typed into it meanwhile', () => {
    const store = storeOf(FORM);
    store.change({ first_name: 'bad' });
    store.letters.send();
    store.change({ first_name: 'worse' });
    const { letters } = store;
    const [change] = letters.journal.changes;

    if (change) letters.adopt(refuse(letters.journal, change));

    expect(letters.journal.changes).toEqual([]);
    expect(takeDue(letters)).toMatchObject({ answers: { first_name: 'worse' }, over: { first_name: '' } });
  });
});

it('changes that share an answer are joined before they are sent apart: the last values, over the first', () => {
  const store = storeOf(FORM, { answers: { birth_country: 'US', birth_state: 'Ohio' } });
  store.change({ birth_country: 'CA' });
  store.letters.send();
  store.change({ first_name: 'Ana' });
  store.change({ birth_state: 'Quebec' });

  const { changes } = joinShared(store.letters.journal);

  expect(changes).toMatchObject([
    { n: 2, answers: { first_name: 'Ana' } },
    {
      n: 3,
      answers: { birth_country: 'CA', birth_state: 'Quebec' },
      over: { birth_country: 'US', birth_state: 'Ohio' },
    },
  ]);
});

it('a change taken out of the sequence goes under an id of its own, so that what is typed meanwhile is not confirmed with it', () => {
  const store = storeOf(FORM);
  store.change({ first_name: 'Ana' });
  store.change({ last_name: 'Lee' });
  const { letters } = store;

  letters.adopt(isolate(letters.journal, ({ answers }) => 'first_name' in answers));

  expect(letters.send()).toMatchObject({ answers: { last_name: 'Lee' }, numbers: { [letters.id]: 2 } });
  expect(takeDue(letters)).toMatchObject({ n: 1, answers: { first_name: 'Ana' } });
  expect(takeDue(letters)).toBeNull();
  const due = letters.journal.changes.at(-1);
  store.change({ middle_name: 'Lou' });
  letters.confirm({ ...letters.send((each) => each === due), version: 'v2' }, 0);

  expect(letters.journal.changes.map(({ answers }) => answers)).toContainEqual({ middle_name: 'Lou' });
});
