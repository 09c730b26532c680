import { describe, expect, test, vi } from 'vitest';
import { conditionGroups, hiddenSection, addAnother, tabs } from '../../declare/layout.ts';
import { radio, select, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { rule } from '../../declare/Rule.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { EMPTY_FORM_STATE, type FormState } from './FormState.ts';
import { FormStore } from './FormStore.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  radio('other_name_ind', { label: 'Other name', options: { yes: 'Yes', no: 'No' } }),
  hiddenSection(
    [rule('other_name_ind', 'notEquals', 'yes')],
    [text('former_name', { label: 'Former name', required: true })],
  ),
  conditionGroups([
    { keepWhen: rule('gender', 'equals', 'male'), children: [text('ssn', { label: 'SSN' })] },
    { keepWhen: rule('gender', 'equals', 'female'), children: [text('ssn', { label: 'SSN' })] },
  ]),
  select('gender', {
    label: 'Gender',
    options: { female: 'F', male: 'M', nonbinary: '', another: '', undisclosed: '' },
  }),
  tabs('hs_tab', {
    label: '',
    defaultTab: 'us',
    tabs: [
      { id: 'us', label: '', children: [text('hs_name', { label: 'School', required: true })] },
      { id: 'intl', label: '', children: [text('hs_intl_name', { label: 'School abroad', required: true })] },
    ],
  }),
  addAnother('parent', { max: 3, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name', required: true }),
    select(key('relation'), {
      label: 'Relation',
      options: { mother: 'M', father: 'F', guardian: 'G', other: 'O' },
    }),
  ]),
);
const INDEX = indexForm(FORM);

const state = (answers: FormState['answers'], rest: Partial<FormState> = {}): FormState => ({
  ...EMPTY_FORM_STATE,
  answers,
  ...rest,
});

function storeWith(answers: FormState['answers'] = {}, rest: Partial<FormState> = {}): FormStore {
  const store = new FormStore(INDEX, () => TODAY);
  store.hydrate(state(answers, rest));
  return store;
}

/** What the screen reads of a store, by name. */
const READERS = {
  ...Object.fromEntries(
    [...INDEX.placesOf.keys()].map((key) => [key, (store: FormStore): unknown => store.answer(key)]),
  ),
  'count of parent': (store) => store.view.count('parent'),
  'tab of hs_tab': (store) => store.view.tab('hs_tab', 'us'),
  unsaved: (store) => Object.keys(store.unsaved.answers).length,
  errors: (store) => store.summary(),
} satisfies Record<string, (store: FormStore) => unknown>;

/** Names the readers that see something else than before. */
function watch(store: FormStore) {
  const readers: [string, (store: FormStore) => unknown][] = Object.entries(READERS);
  const before = readers.map(([, read]) => read(store));
  return () => readers.filter(([, read], at) => read(store) !== before[at]).map(([name]) => name);
}

describe('a change', () => {
  test('changes what one reader sees, and nothing else', () => {
    const store = storeWith();
    const changed = watch(store);

    store.change({ first_name: 'A' });

    expect(changed()).toEqual(['first_name', 'unsaved']);
  });

  test('clears what it hides · COND-13', () => {
    const store = storeWith({ other_name_ind: 'yes', former_name: 'B' });
    const changed = watch(store);

    store.change({ other_name_ind: 'no' });

    expect(changed()).toEqual(['other_name_ind', 'former_name', 'unsaved']);
    expect(store.answer('former_name')).toBe('');
  });

  test('calls no listener when nothing changes', () => {
    const store = storeWith({ first_name: 'A' });
    const listener = vi.fn();
    store.subscribe(listener);

    store.change({ first_name: 'A', former_name: '' });

    expect(listener).not.toHaveBeenCalled();
  });

  test('calls a listener once, however much it clears', () => {
    const store = storeWith({ other_name_ind: 'yes', former_name: 'B' });
    const listener = vi.fn();
    store.subscribe(listener);

    store.change({ other_name_ind: 'no' });

    expect(listener).toHaveBeenCalledOnce();
  });

  test('calls no listener that was removed, even twice', () => {
    const store = storeWith();
    const [gone, present] = [vi.fn(), vi.fn()];
    const leave = store.subscribe(gone);
    leave();
    store.subscribe(present);
    leave();

    store.change({ first_name: 'A' });

    expect(gone).not.toHaveBeenCalled();
    expect(present).toHaveBeenCalledOnce();
  });

  test('an answer that is missing reads as blank, and a cleared one is sent as blank · ENT-07', () => {
    const store = storeWith({ first_name: 'A' });

    store.change({ first_name: '' });

    expect(store.answer('last_name')).toBe('');
    expect(store.state.answers).toEqual({ first_name: '' });
  });
});

describe('what is unsaved', () => {
  test('is what differs from what the server has · PROD-06', () => {
    const store = storeWith({ first_name: 'A', other_name_ind: 'yes', former_name: 'B' });

    store.change({ other_name_ind: 'no' });

    expect(Object.keys(store.unsaved.answers).sort()).toEqual(['former_name', 'other_name_ind']);
  });

  test('is nothing once an answer is put back', () => {
    const store = storeWith({ first_name: 'A' });

    store.change({ first_name: 'AB' });
    store.change({ first_name: 'A' });

    expect(store.hasUnsaved).toBe(false);
  });

  test('a blank where the server has nothing is not a change', () => {
    const store = storeWith();

    store.change({ first_name: 'A' });
    store.change({ first_name: '' });

    expect(store.hasUnsaved).toBe(false);
  });

  test('keeps what was typed while it was being saved', () => {
    const store = storeWith();
    store.change({ first_name: 'A' });
    const save = store.beginSave(store.unsaved);
    store.change({ first_name: 'An' });

    save.confirm();

    expect(Object.keys(store.unsaved.answers)).toEqual(['first_name']);
    store.beginSave(store.unsaved).confirm();
    expect(store.hasUnsaved).toBe(false);
  });

  test('after a merge is what was carried · TRAP-12', () => {
    const store = new FormStore(INDEX, () => TODAY);

    store.hydrate(
      state({ first_name: 'Ana', former_name: 'Y' }),
      state({ first_name: 'Ana', former_name: '' }),
    );

    expect(Object.keys(store.unsaved.answers)).toEqual(['former_name']);
  });
});

describe('add-another', () => {
  const filled = {
    parent_1_name: 'P',
    parent_2_name: 'Q',
    parent_2_relation: 'other',
    parent_2_relation_desc: 'O',
  };

  test('taking an item away blanks its answers and companions · FORM-04', () => {
    const store = storeWith(filled, { addAnother: { parent: 2 } });
    const changed = watch(store);

    store.setCount('parent', 1);

    expect(store.state).toMatchObject({
      addAnother: { parent: 1 },
      answers: { parent_1_name: 'P', parent_2_name: '', parent_2_relation: '', parent_2_relation_desc: '' },
    });
    expect(changed()).toEqual([
      'parent_2_name',
      'parent_2_relation',
      'parent_2_relation_desc',
      'count of parent',
      'unsaved',
    ]);
  });

  test('adding one clears nothing · FORM-04', () => {
    const store = storeWith(filled, { addAnother: { parent: 2 } });

    store.setCount('parent', 3);

    expect(store.state.answers).toEqual(filled);
    expect(store.view.count('parent')).toBe(3);
  });

  test('there is one item unless another number is chosen · ENT-15', () => {
    expect(storeWith().view.count('parent')).toBe(1);
    expect(storeWith().view.count('prev_college')).toBe(1);
  });
});

describe('tabs', () => {
  test('choosing one keeps the answers of the other · FORM-05', () => {
    const store = storeWith({ hs_name: 'Altoona' });
    const changed = watch(store);

    store.setTab('hs_tab', 'intl');

    expect(store.view.tab('hs_tab', 'us')).toBe('intl');
    expect(store.answer('hs_name')).toBe('Altoona');
    expect(changed()).toEqual(['tab of hs_tab']);
  });

  test('the default is chosen unless another is · ENT-16', () => {
    expect(storeWith().view.tab('hs_tab', 'us')).toBe('us');
  });
});
