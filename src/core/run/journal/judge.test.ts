import { describe, expect, it } from 'vitest';
import { tabs } from '../../declare/layout.ts';
import { monthYear } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { COUNTRY, FIRST_NAME, optionsOf, OTHER_NAME, STATE } from '../../test-support/nodes.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import type { Answers } from '../../answers/FormState.ts';
import { canEnter } from '../conditions/canEnter.ts';
import { dismiss } from './dismiss.ts';
import { takeOver } from '../../test-support/takeOver.ts';
import type { Change, ToldReason } from './Journal.ts';

const FORM = formOf(
  FIRST_NAME,
  ...OTHER_NAME,
  COUNTRY,
  STATE,
  monthYear({
    label: 'Graduation',
    month: { key: 'hs_grad_month', label: 'Month', options: optionsOf('5'), missing: '' },
    year: { key: 'hs_grad_year', label: 'Year', options: optionsOf('2025'), missing: '' },
  }),
  tabs('hs_tab', { label: '', defaultTab: 'us', tabs: [{ id: 'us', label: '', children: [] }] }),
);

const tab = (id: string): Answers => ({ ['hs_tab' as string]: id });

/** Opens the form on saved answers, after another form has left changes, each with what it was typed over. */
function reopened(saved: Answers, ...left: readonly (readonly [answers: Answers, over: Answers])[]) {
  const changes = left.map(([answers, over], at): Change => {
    const change = { form: 'bbbbbbbb', n: at + 1, answers, over };
    return 'hs_tab' in answers ? { ...change, isTab: true } : change;
  });
  const store = storeOf(FORM);
  store.hydrate({ answers: saved, addAnother: {}, tabs: {} });
  takeOver(store, [{ changes }]);
  return store;
}

describe('a form that opens', () => {
  it('replays a change over the value it was typed over, and sends it under its own number · PROD-06', () => {
    const store = reopened({ first_name: 'Ana' }, [{ first_name: 'Mar' }, { first_name: 'Ana' }]);

    expect(store.answer('first_name')).toBe('Mar');
    expect(store.letters.send().numbers).toEqual({ bbbbbbbb: 1 });
  });

  it('does not set aside a value that a later change has entered again', () => {
    const store = reopened(
      { birth_country: 'CA' },
      [{ birth_country: 'US' }, { birth_country: '' }],
      [{ birth_country: 'CA' }, { birth_country: 'US' }],
      [{ birth_country: 'US' }, { birth_country: 'CA' }],
    );

    expect(store.answer('birth_country')).toBe('US');
    expect(store.letters.journal.told).toEqual([]);
  });

  it('does not bring back a text that a later change had replaced, when that change gives way · PROD-06', () => {
    const store = reopened(
      { birth_country: 'CA' },
      [{ first_name: 'Ma' }, { first_name: '' }],
      [{ first_name: 'Mar' }, { first_name: 'Ma' }],
      [
        { first_name: 'Maria', birth_country: 'US' },
        { first_name: 'Mar', birth_country: '' },
      ],
    );

    expect(store.answer('first_name')).toBe('');
    expect(store.letters.unsaved).toEqual([]);
    expect(store.letters.journal.told).toEqual([
      { answers: { first_name: 'Maria', birth_country: 'US' }, reason: 'elsewhere' },
    ]);
  });

  it('keeps a choice, although the one that it had replaced is no longer offered · PROD-06', () => {
    const store = reopened(
      {},
      [{ birth_country: 'XX' }, { birth_country: '' }],
      [{ birth_country: 'US' }, { birth_country: 'XX' }],
    );

    expect(store.answer('birth_country')).toBe('US');
    expect(store.letters.journal.told).toEqual([]);
  });

  it('keeps a selected tab, although the one that it had replaced no longer exists · PROD-06', () => {
    const store = reopened({}, [tab('home'), tab('')], [tab('us'), tab('home')]);

    expect(store.unsaved.tabs).toEqual({ hs_tab: 'us' });
    expect(store.letters.journal.told).toEqual([]);
  });

  it('replays blanks, even for a hidden question, and a choice that is still offered', () => {
    const store = reopened(
      { other_name_ind: 'no', former_name: 'Lee', birth_country: 'US' },
      [{ former_name: '' }, { former_name: 'Lee' }],
      [{ birth_country: '' }, { birth_country: 'US' }],
      [{ hs_grad_month: '5' }, { hs_grad_month: '' }],
    );

    expect(store.unsaved.answers).toEqual({ former_name: '', birth_country: '', hs_grad_month: '5' });
  });

  it('compares texts as if their fields had been left', () => {
    const store = reopened({ first_name: 'Ana' }, [{ first_name: 'Mar ' }, { first_name: ' Ana ' }]);

    expect(store.answer('first_name')).toBe('Mar');
  });

  it('clears nothing as it replays, even if the text would · TRAP-16', () => {
    const store = reopened({ other_name_ind: 'yes', former_name: 'Lee' }, [
      { other_name_ind: 'no' },
      { other_name_ind: 'yes' },
    ]);

    expect(store.state.answers).toMatchObject({ other_name_ind: 'no', former_name: 'Lee' });
  });
});

describe('a change of an earlier form gives way as a whole, and is told', () => {
  it.each<[string, ToldReason, Answers, readonly [Answers, Answers]]>([
    [
      'if another answer has been saved for one of its keys',
      'elsewhere',
      { birth_country: 'US', birth_state: 'Ohio' },
      [
        { birth_country: 'CA', birth_state: 'Quebec' },
        { birth_country: 'US', birth_state: '' },
      ],
    ],
    [
      'if one of its questions is hidden',
      'hidden',
      { other_name_ind: 'no' },
      [
        { first_name: 'Mar', former_name: 'Lee' },
        { first_name: '', former_name: '' },
      ],
    ],
    [
      'if its choice is offered only by another list of its question',
      'gone',
      {},
      [{ hs_grad_month: '2025' }, { hs_grad_month: '' }],
    ],
    ['if its choice is no longer offered', 'gone', {}, [{ birth_country: 'XX' }, { birth_country: '' }]],
    ['if its question no longer exists', 'gone', {}, [{ gender: 'x' }, { gender: '' }]],
  ])('%s: %s · PROD-06', (_, reason, saved, [answers, over]) => {
    const store = reopened(saved, [answers, over]);

    expect(store.state.answers).toEqual(saved);
    expect(store.letters.journal.changes).toEqual([]);
    expect(store.letters.journal.told).toEqual([{ answers, reason }]);
  });
});

it('a chain gives way as a whole, even if another device has chosen the value in its middle · PROD-06', () => {
  const store = reopened(
    { first_name: 'Bea', birth_country: 'CA' },
    [
      { first_name: 'Mar', birth_country: 'CA', birth_state: 'Quebec' },
      { first_name: '', birth_country: '', birth_state: '' },
    ],
    [
      { birth_country: 'US', birth_state: '' },
      { birth_country: 'CA', birth_state: 'Quebec' },
    ],
  );

  expect(store.answer('birth_country')).toBe('CA');
  expect(store.letters.journal.told).toMatchObject([{ answers: { first_name: 'Mar', birth_country: 'US' } }]);
});

it('of two forms that did not know each other, the first wins and the other is told · PROD-06', () => {
  const store = storeOf(FORM);
  const change = (form: string, first_name: string) => ({
    changes: [{ form, n: 1, answers: { first_name }, over: { first_name: '' } }],
  });

  takeOver(store, [change('aaaaaaaa', 'Ana'), change('bbbbbbbb', 'Bea')]);

  expect(store.unsaved.answers).toEqual({ first_name: 'Ana' });
  expect(store.letters.journal.told).toEqual([{ answers: { first_name: 'Bea' }, reason: 'elsewhere' }]);
});

it('two forms that give way are no chain, although both had left the same answer blank · PROD-06', () => {
  const store = storeOf(FORM, { answers: { birth_country: 'MX' } });
  const change = (form: string, birth_country: string) => ({
    changes: [
      {
        form,
        n: 1,
        answers: { birth_country, birth_state: '' },
        over: { birth_country: '', birth_state: '' },
      },
    ],
  });

  takeOver(store, [change('aaaaaaaa', 'US'), change('bbbbbbbb', 'CA')]);

  expect(store.letters.journal.told).toMatchObject([
    { answers: { birth_country: 'US' } },
    { answers: { birth_country: 'CA' } },
  ]);
});

describe('answers that were set aside', () => {
  it('stay until they are dismissed; used, they are a new change', () => {
    const store = reopened(
      { first_name: 'Bea' },
      [{ first_name: 'Mar' }, { first_name: 'Ana' }],
      [{ gender: 'x' }, { gender: '' }],
    );
    const [told, other] = store.letters.journal.told;
    if (!told) throw new Error('Nothing was told.');
    store.letters.read({ answers: { first_name: 'Bea' }, version: 'v9', applied: { bbbbbbbb: 9 } });
    expect(store.letters.journal.told).toEqual([told, other]);

    dismiss(store, told);
    expect(store.letters.journal.told).toEqual([other]);
    expect(store.answer('first_name')).toBe('Bea');
    store.change(told.answers);

    expect(store.answer('first_name')).toBe('Mar');
    expect(store.letters.journal.changes).toMatchObject([{ n: 1, over: { first_name: 'Bea' } }]);
  });

  it('can be used only while the question is shown', () => {
    const store = reopened({ other_name_ind: 'no' }, [{ former_name: 'Lee' }, { former_name: '' }]);

    expect(canEnter(store.index, store.view, { former_name: 'Lee' })).toBe(false);
    store.change({ other_name_ind: 'yes' });
    expect(canEnter(store.index, store.view, { former_name: 'Lee' })).toBe(true);
  });
});
