import { expect, it } from 'vitest';
import { select, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { addAnother } from '../../declare/layout.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { FormStore } from './FormStore.ts';

const INDEX = indexForm(
  formOf(
    addAnother('parent', { max: 4, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
      text(key('name'), { label: 'Name', required: true }),
      select(key('relation'), {
        label: 'Relation',
        options: { mother: 'M', father: 'F', guardian: 'G', other: 'O' },
      }),
    ]),
  ),
);
const FILLED = { parent_2_name: 'Lee', parent_2_relation: 'other', parent_2_relation_desc: 'O' };
const BLANK = { parent_2_name: '', parent_2_relation: '', parent_2_relation_desc: '' };

function storeWith(count: number, answers = {}): FormStore {
  const store = new FormStore(INDEX, () => TODAY);
  store.hydrate({ answers, addAnother: { parent: count }, tabs: {} });
  return store;
}

it('restores a removed item with its answers, and the number of items · FORM-04', () => {
  const store = storeWith(2, FILLED);

  store.setCount('parent', 1);
  expect(store.state).toMatchObject({ addAnother: { parent: 1 }, answers: BLANK });
  expect(Object.keys(store.unsaved.answers).sort()).toEqual(Object.keys(FILLED).sort());
  expect(store.removedItem('parent')).toBe(2);
  store.undoRemoval('parent');

  expect(store.state).toEqual({ addAnother: { parent: 2 }, answers: FILLED, tabs: {} });
  expect(store.hasUnsaved).toBe(false);
  expect(store.removedItem('parent')).toBeNull();
});

it('saves the restored answers again if blanks have been saved for them in the meantime', () => {
  const store = storeWith(2, FILLED);

  store.setCount('parent', 1);
  store.beginSave(store.unsaved).confirm();
  store.undoRemoval('parent');

  expect(Object.keys(store.unsaved.answers).sort()).toEqual(Object.keys(FILLED).sort());
});

it('restores several items, the most recently removed one first', () => {
  const store = storeWith(3, { ...FILLED, parent_3_name: 'Kim' });

  store.setCount('parent', 2);
  store.setCount('parent', 1);
  store.undoRemoval('parent');
  expect(store.answer('parent_2_name')).toBe('Lee');
  store.undoRemoval('parent');

  expect(store.answer('parent_3_name')).toBe('Kim');
});

it('does not restore an item once another one has been added in its place', () => {
  const store = storeWith(2, FILLED);

  store.setCount('parent', 1);
  store.setCount('parent', 2);

  expect(store.removedItem('parent')).toBeNull();
  store.undoRemoval('parent');
  expect(store.state).toMatchObject({ addAnother: { parent: 2 }, answers: BLANK });
});

it('restores a filled item rather than a blank one that was added and removed later', () => {
  const store = storeWith(2, FILLED);

  store.setCount('parent', 1);
  store.setCount('parent', 2);
  store.setCount('parent', 1);
  store.undoRemoval('parent');

  expect(store.state.answers).toEqual(FILLED);
});

it('does not offer to restore an item that another tab removed, or any item once the form has been replaced · TRAP-60', () => {
  const store = storeWith(2, FILLED);

  store.adopt(BLANK, { parent: 1 });
  expect(store.removedItem('parent')).toBeNull();

  store.hydrate({ answers: FILLED, addAnother: { parent: 2 }, tabs: {} });
  store.setCount('parent', 1);
  store.hydrate({ answers: {}, addAnother: { parent: 1 }, tabs: {} });
  expect(store.removedItem('parent')).toBeNull();
});
