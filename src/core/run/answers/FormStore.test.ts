import { describe, expect, test, vi } from 'vitest';
import { hiddenSection, addAnother, tabs } from '../../declare/layout.ts';
import { radio, select, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { rule } from '../../declare/Rule.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { EMPTY_FORM_STATE, type FormState } from './FormState.ts';
import { FormStore } from './FormStore.ts';

const INDEX = indexForm(
  formOf(
    text('first_name', { label: 'First name' }),
    radio('other_name_ind', { label: 'Other name', options: { yes: 'Yes', no: 'No' } }),
    hiddenSection(
      [rule('other_name_ind', 'notEquals', 'yes')],
      [text('former_name', { label: 'Former name' })],
    ),
    tabs('hs_tab', {
      label: '',
      defaultTab: 'us',
      tabs: [{ id: 'us', label: '', children: [text('hs_name', { label: 'School' })] }],
    }),
    addAnother('parent', { max: 3, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
      text(key('name'), { label: 'Name' }),
      select(key('relation'), {
        label: 'Relation',
        options: { mother: 'M', father: 'F', guardian: 'G', other: 'O' },
      }),
    ]),
  ),
);

function storeWith(answers: FormState['answers'] = {}, rest: Partial<FormState> = {}): FormStore {
  const store = new FormStore(INDEX, () => TODAY);
  store.hydrate({ ...EMPTY_FORM_STATE, answers, ...rest });
  return store;
}

describe('a change to an answer', () => {
  test('calls each listener of a changed key once, however many answers are cleared · COND-13', () => {
    const store = storeWith({ other_name_ind: 'yes', former_name: 'B' });
    const [all, ofBoth, ofOther] = [vi.fn(), vi.fn(), vi.fn()];
    store.subscribe(all);
    store.subscribe(ofBoth, ['other_name_ind', 'former_name']);
    store.subscribe(ofOther, ['first_name']);

    store.change({ other_name_ind: 'no' });

    expect(store.answer('former_name')).toBe('');
    expect([all, ofBoth, ofOther].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  });

  test('calls no listener if nothing changes', () => {
    const store = storeWith({ first_name: 'A' });
    const listener = vi.fn();
    store.subscribe(listener);

    store.change({ first_name: 'A', former_name: '' });

    expect(listener).not.toHaveBeenCalled();
  });

  test('no longer calls a removed listener, even if it was removed twice', () => {
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

  test('sends a cleared answer as a blank, and reads a missing answer as a blank · ENT-07', () => {
    const store = storeWith({ first_name: 'A' });

    store.change({ first_name: '' });

    expect(store.answer('last_name')).toBe('');
    expect(store.state.answers).toEqual({ first_name: '' });
  });
});

test('treats text typed during a save as unsaved', () => {
  const store = storeWith();
  store.change({ first_name: 'A' });
  const save = store.beginSave(store.unsaved);
  store.change({ first_name: 'An' });

  save.confirm();

  expect(Object.keys(store.unsaved.answers)).toEqual(['first_name']);
  store.beginSave(store.unsaved).confirm();
  expect(store.hasUnsaved).toBe(false);
});

test('treats carried answers as unsaved after a merge · TRAP-12', () => {
  const store = new FormStore(INDEX, () => TODAY);
  const saved = { first_name: 'Ana', former_name: '' };

  store.hydrate(
    { ...EMPTY_FORM_STATE, answers: { ...saved, former_name: 'Y' } },
    { ...EMPTY_FORM_STATE, answers: saved },
  );

  expect(Object.keys(store.unsaved.answers)).toEqual(['former_name']);
});

test('blanks the answers and companions of a removed item, and clears nothing when an item is added · FORM-04, ENT-15', () => {
  const filled = { parent_2_name: 'Q', parent_2_relation: 'other', parent_2_relation_desc: 'O' } as const;
  const store = storeWith({ parent_1_name: 'P', ...filled }, { addAnother: { parent: 2 } });

  store.setCount('parent', 3);
  expect(store.state.answers).toEqual({ parent_1_name: 'P', ...filled });
  store.setCount('parent', 1);

  expect(store.state).toMatchObject({
    addAnother: { parent: 1 },
    answers: { parent_1_name: 'P', parent_2_name: '', parent_2_relation: '', parent_2_relation_desc: '' },
  });
});

test('treats a selected tab as unsaved, and uses the default tab until one is selected · FORM-05, ENT-16', () => {
  const store = storeWith({ hs_name: 'Altoona' });
  expect(store.view.tab('hs_tab', 'us')).toBe('us');

  store.setTab('hs_tab', 'intl');

  expect(store.view.tab('hs_tab', 'us')).toBe('intl');
  expect(store.unsaved).toEqual({ answers: {}, addAnother: {}, tabs: { hs_tab: 'intl' } });
});
