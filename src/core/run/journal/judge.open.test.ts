import { describe, expect, it } from 'vitest';
import { formOf } from '../../test-support/formOf.ts';
import { COUNTRY, FIRST_NAME, OTHER_NAME, SSN, STATE } from '../../test-support/nodes.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import type { Answers } from '../../answers/FormState.ts';
import { NOTHING_LEFT, takeOver } from '../../test-support/takeOver.ts';
import type { Change, ToldAnswers } from './Journal.ts';

const FORM = formOf(FIRST_NAME, ...OTHER_NAME, COUNTRY, STATE);

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

  it('a state that was saved under another country is told with it, even if a new one has its name · DEP-01', () => {
    const { store, told, read } = opened({ birth_country: 'US' });
    store.change({ birth_country: 'CA' });
    store.letters.send();
    store.change({ birth_state: 'Ohio' });

    read({ birth_country: 'US', birth_state: 'Ohio' }, 'v2');

    expect(store.unsaved.answers).toMatchObject({ birth_country: 'CA', birth_state: 'Ohio' });
    expect(told()).toEqual([{ answers: { birth_country: 'US', birth_state: 'Ohio' }, reason: 'replaced' }]);
  });

  it('a state that is chosen again under another country is a letter, not a premise · DEP-01', () => {
    const { store, told, read } = opened({ birth_country: 'US', birth_state: 'Ohio' });
    store.change({ birth_country: 'CA' });
    store.change({ birth_state: 'Ohio' });

    read({ birth_country: 'CA', birth_state: '' }, 'v2');

    expect(store.unsaved.answers).toMatchObject({ birth_country: 'CA', birth_state: 'Ohio' });
    expect(told()).toEqual([{ answers: { birth_country: 'CA', birth_state: '' }, reason: 'replaced' }]);
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

  it.each([
    [
      'with another text, which wins',
      'Maria',
      'Maria',
      [{ answers: { first_name: 'Bea' }, reason: 'replaced' }],
    ],
    ['with the text it had before', 'Ana', 'Bea', []],
  ])(
    'the field being filled in is judged when it is left, and no save contains it before: %s',
    (_, last, shown, expected) => {
      const { store, told, read } = opened({ first_name: 'Ana' });
      store.set('first_name', 'Mar');

      read({ first_name: 'Bea' }, 'v2');
      expect([store.answer('first_name'), told()]).toEqual(['Mar', []]);
      expect(store.letters.send().answers).toEqual({});
      store.set('first_name', last);
      store.commit();

      expect(store.answer('first_name')).toBe(shown);
      expect(told()).toEqual(expected);
      expect(store.letters.send().answers).toEqual(shown === 'Bea' ? {} : { first_name: shown });
    },
  );

  it('an application is not empty if the only answer is to a question that is no longer asked', () => {
    const changes = [{ form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: '' } }];
    const store = storeOf(FORM);
    const left = [{ ...NOTHING_LEFT, changes, hadAnswers: true }];
    store.hydrate({ answers: { hs_city: 'Boston' }, addAnother: {}, tabs: {} }, left);
    expect(store.letters.journal).toMatchObject({ changes, told: [] });
  });

  it('everything typed before gives way to a new start, elsewhere or in a record · PROD-06', () => {
    const { store, told, read } = opened({ first_name: 'Ana' });
    store.change({ birth_country: 'US' });
    store.setTab('hs_tab', 'intl');

    read({ first_name: '' }, 'v2');

    expect(store.hasUnsavedAnswers).toBe(false);
    expect(store.unsaved.tabs).toEqual({ hs_tab: 'intl' });
    expect(told()).toMatchObject([{ answers: { birth_country: 'US' }, reason: 'startedOver' }]);
    const changes = [{ form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: '' } }];
    const next = storeOf(FORM);
    takeOver(next, [{ changes, hadAnswers: true }]);
    expect(next.letters.journal.told).toMatchObject([{ reason: 'startedOver' }]);
  });

  it('what a save has replaced is told, even if the application was started over before its reply', () => {
    const { store, told, read } = opened({ first_name: 'Ana' });
    store.change({ first_name: 'Bea' });
    read({ first_name: 'Mar' }, 'v2');
    const save = store.letters.send();

    store.startOver();
    store.letters.confirm({ ...save, version: 'v3' }, 0);

    expect(told()).toEqual([{ answers: { first_name: 'Mar' }, reason: 'replaced' }]);
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

  expect(told({})).toEqual([{ answers: { ssn: '' }, reason: 'masked', mark }]);
  expect(told({ mmmmmmmm: 2 })).toEqual([]);
  expect(told(undefined)).toEqual([]);
});

describe('a masked answer', () => {
  const SECRET = formOf(FIRST_NAME, SSN);
  const open = (told: readonly ToldAnswers[], ssn = '') => {
    const store = storeOf(SECRET, { answers: { ssn } });
    takeOver(store, [{ told }]);
    return store;
  };

  it('need not be typed again once the last save of its page has arrived', () => {
    const mark = { key: 'ssn', form: 'mmmmmmmm', n: 2 } as const;
    const { letters } = open([{ answers: { ssn: '' }, reason: 'masked', mark }]);
    expect(letters.journal.told).toHaveLength(1);

    letters.read({ answers: { ssn: '123-45-6789' }, applied: { mmmmmmmm: 2 } });

    expect(letters.journal.told).toEqual([]);
  });

  it('need not be typed again once it has been, and saved', () => {
    const store = open([{ answers: { ssn: '' }, reason: 'masked' }]);

    store.change({ ssn: '123-45-6789' });
    store.letters.confirm({ ...store.letters.send(), version: 'v2' }, 0);

    expect(store.letters.journal.told).toEqual([]);
  });

  it('that gave way stays listed by name after its page, unless the page still has its value · TRAP-13', () => {
    const named = { answers: { ssn: '' }, reason: 'replaced' } as const;
    const known = { answers: { ssn: '123-45-6789' }, reason: 'replaced' } as const;

    expect(open([named]).letters.journal.told).toEqual([named]);
    expect(open([named, known], '987-65-4321').letters.journal.told).toEqual([known]);
  });
});

it('a letter that is too old is told with its date, not saved', () => {
  const store = storeOf(FORM);
  const changes = [{ form: 'bbbbbbbb', n: 1, answers: { first_name: 'Mar' }, over: { first_name: '' } }];

  takeOver(store, [{ changes, oldSince: 5 }]);

  expect(store.hasUnsavedAnswers).toBe(false);
  expect(store.letters.journal.told).toEqual([{ answers: { first_name: 'Mar' }, reason: 'old', at: 5 }]);
});
