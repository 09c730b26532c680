import { describe, expect, it } from 'vitest';
import { monthYear } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { COUNTRY, FIRST_NAME, optionsOf, OTHER_NAME, STATE } from '../../test-support/nodes.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import type { Answers } from '../answers/FormState.ts';
import { canEnter } from '../conditions/canEnter.ts';
import { NOTHING_LEFT, takeOver } from '../../test-support/takeOver.ts';
import { type Change, rest, type ToldReason } from './Journal.ts';

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
);

/** Opens the form on saved answers, after another form has left changes, each with what it was typed over. */
function reopened(saved: Answers, ...left: readonly (readonly [answers: Answers, over: Answers])[]) {
  const changes = left.map(([answers, over], at) => ({ form: 'bbbbbbbb', n: at + 1, answers, over }));
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

  it('replays each change over the ones before it', () => {
    const store = reopened(
      { first_name: 'Ana' },
      [{ first_name: 'Mar' }, { first_name: 'Ana' }],
      [{ first_name: 'Maria' }, { first_name: 'Mar' }],
    );

    expect(store.answer('first_name')).toBe('Maria');
    expect(store.letters.journal.told).toEqual([]);
  });

  it('does not replay what the server has applied · PROD-06', () => {
    const store = storeOf(FORM, { answers: { first_name: 'Mar' } });
    const changes = [
      { form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: 'Ana' } },
      { form: 'bbbbbbbb', n: 2, answers: { first_name: 'Maria' }, over: { first_name: 'Mar' } },
    ];

    takeOver(store, [{ changes }], { bbbbbbbb: 1 });

    expect(store.letters.journal.changes.map(({ n }) => n)).toEqual([2]);
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

  it('replays a state if another page has chosen the same country', () => {
    const chosen = { birth_country: 'CA', birth_state: 'Quebec' };
    const store = reopened({ birth_country: 'CA', birth_state: '' }, [
      chosen,
      { birth_country: '', birth_state: '' },
    ]);

    expect(store.unsaved.answers).toEqual(chosen);
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
      'if another answer has been saved since',
      'elsewhere',
      { first_name: 'Bea' },
      [{ first_name: 'Mar' }, { first_name: 'Ana' }],
    ],
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
      'if its question is hidden',
      'hidden',
      { other_name_ind: 'no' },
      [{ former_name: 'Lee' }, { former_name: '' }],
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

    store.letters.dismiss(told);
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

/** A form opened on saved answers, which its saves and others' replace. */
function opened(answers: Answers, version = 'v1') {
  const store = storeOf(FORM);
  store.hydrate({ answers, version, addAnother: {}, tabs: {} });
  const told = () => store.letters.journal.told;
  const save = (next: string) => store.letters.confirm({ ...store.letters.send(), version: next }, 0);
  const read = (saved: Answers, next: string) => store.letters.read({ answers: saved, version: next });
  return { store, told, save, read };
}

describe('when others have saved, in an open form', () => {
  it('a letter typed here wins, and the other answer is told once · PROD-06', () => {
    const { store, told, read } = opened({ first_name: 'Ana' });
    store.change({ first_name: 'Mar' });

    read({ first_name: 'Bea' }, 'v2');
    read({ first_name: 'Bea' }, 'v3');

    expect(store.unsaved.answers).toEqual({ first_name: 'Mar' });
    expect(told()).toEqual([{ answers: { first_name: 'Bea' }, reason: 'replaced' }]);
  });

  it('a letter gives way if the page has been hidden since, because waking is opening · PROD-06', () => {
    const { store, told, read } = opened({ first_name: 'Ana' });
    store.change({ first_name: 'Mar' });
    store.letters.revise(rest);

    read({ first_name: 'Bea' }, 'v2');

    expect(store.answer('first_name')).toBe('Bea');
    expect(store.hasUnsavedAnswers).toBe(false);
    expect(told()).toEqual([{ answers: { first_name: 'Mar' }, reason: 'elsewhere' }]);
  });

  it('what the product has written gives way without a word; what a visitor has typed is told', () => {
    const { store, told, read } = opened({});
    store.change({ first_name: 'Ana' }, 'product');
    store.merge({ answers: { birth_country: 'US' }, addAnother: {}, tabs: {} });

    read({ first_name: 'Bea', birth_country: 'CA' }, 'v2');

    expect(store.hasUnsavedAnswers).toBe(false);
    expect(told()).toMatchObject([{ answers: { birth_country: 'US' }, reason: 'elsewhere' }]);
  });

  it('a state gives way if its country has been changed elsewhere, and is told · DEP-01', () => {
    const { store, told, read } = opened({ birth_country: 'US' });
    store.change({ birth_state: 'Ohio' });

    read({ birth_country: 'CA', birth_state: 'Quebec' }, 'v2');

    expect(store.state.answers).toEqual({ birth_country: 'CA', birth_state: 'Quebec' });
    expect(told()).toEqual([{ answers: { birth_state: 'Ohio' }, reason: 'elsewhere' }]);
  });

  it('a country includes the blank of its state, even if there was none', () => {
    const { store, read } = opened({ birth_country: 'US' });
    store.change({ birth_country: 'CA' });

    read({ birth_country: 'US', birth_state: 'Ohio' }, 'v2');

    expect(store.unsaved.answers).toEqual({ birth_country: 'CA', birth_state: '', birth_state_desc: '' });
  });

  it('leaving a field that was saved before does not bring its text back, nor clear what it had cleared', () => {
    const { store, told, save, read } = opened({ other_name_ind: 'yes', former_name: 'Lee' });
    store.set('other_name_ind', 'no');
    save('v2');
    // A phone corrects the answer, and this page learns of it only when it saves.
    store.commit();
    expect(store.unsaved.answers).toEqual({ former_name: '' });

    read({ other_name_ind: 'yes', former_name: 'Kim' }, 'v3');

    expect(store.state.answers).toEqual({ other_name_ind: 'yes', former_name: 'Kim' });
    expect(store.hasUnsavedAnswers).toBe(false);
    expect(told()).toEqual([{ answers: { former_name: '' }, cleared: ['former_name'], reason: 'elsewhere' }]);
  });

  it('a field in which nothing has changed in the end shows what others have saved, and sends nothing', () => {
    const { store, read } = opened({ first_name: 'Ana', former_name: 'Lee' });
    store.enter({ first_name: 'Anax' }, { former_name: '' });
    store.enter({ first_name: 'Ana' }, { former_name: '' });

    read({ first_name: 'Ana', former_name: 'Kim' }, 'v2');
    store.commit();

    expect(store.answer('former_name')).toBe('Kim');
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it('the field being filled in is judged when it is left', () => {
    const { store, told, read } = opened({ first_name: 'Ana' });
    store.set('first_name', 'Mar');

    read({ first_name: 'Bea' }, 'v2');
    expect([store.answer('first_name'), told()]).toEqual(['Mar', []]);
    store.set('first_name', 'Ana');
    store.commit();

    expect(store.answer('first_name')).toBe('Bea');
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it('a text replaced by a later one of the same chain is told in one line', () => {
    const store = reopened(
      { first_name: 'Bea' },
      [{ first_name: 'M' }, { first_name: 'Ana' }],
      [{ first_name: 'Mar' }, { first_name: 'M' }],
      [{ first_name: 'Marian' }, { first_name: 'Mar' }],
    );

    expect(store.letters.journal.told).toEqual([{ answers: { first_name: 'Marian' }, reason: 'elsewhere' }]);
  });

  it('everything typed before gives way to a new start, elsewhere or in a record · PROD-06', () => {
    const { store, told, read } = opened({ first_name: 'Ana' });
    store.change({ birth_country: 'US' });

    read({ first_name: '' }, 'v2');

    expect(store.hasUnsavedAnswers).toBe(false);
    expect(told()).toMatchObject([{ answers: { birth_country: 'US' }, reason: 'startedOver' }]);
    const changes = [{ form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: '' } }];
    const next = storeOf(FORM);
    takeOver(next, [{ changes, hadAnswers: true }]);
    expect(next.letters.journal.told).toMatchObject([{ reason: 'startedOver' }]);
  });
});

it('a masked answer that was lost with its page has to be typed again, unless it was saved or a page still has it', () => {
  const mark = { key: 'ssn', form: 'mmmmmmmm', n: 2 } as const;
  const told = (applied: Record<string, number> | undefined, changes: readonly Change[] = []) => {
    const store = storeOf(FORM);
    store.hydrate({ answers: {}, applied, addAnother: {}, tabs: {} }, [
      { ...NOTHING_LEFT, changes, masked: [mark] },
    ]);
    return store.letters.journal.told;
  };

  expect(told({})).toEqual([{ answers: { ssn: '' }, reason: 'masked' }]);
  expect(told({ mmmmmmmm: 2 })).toEqual([]);
  expect(told(undefined)).toEqual([]);
});

it('a letter that is too old is told with its date, not saved', () => {
  const store = storeOf(FORM);
  const changes = [{ form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: '' } }];

  takeOver(store, [{ changes, oldSince: 5 }]);

  expect(store.hasUnsavedAnswers).toBe(false);
  expect(store.letters.journal.told).toEqual([{ answers: { first_name: 'Mar' }, reason: 'old', at: 5 }]);
});
