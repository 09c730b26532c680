import { expect, it } from 'vitest';
import { select, text } from '../../kinds/builders.ts';
import { addAnother } from '../../declare/layout.ts';
import { formOf } from '../../test-support/formOf.ts';
import { storeOf } from '../../test-support/storeOf.ts';

const FORM = formOf(
  addAnother('parent', { max: 4, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name', required: true }),
    select(key('relation'), {
      label: 'Relation',
      options: { mother: 'M', father: 'F', guardian: 'G', other: 'O' },
    }),
  ]),
  addAnother('prev_college', { max: 2, title: (n) => `College ${n}`, addLabel: '' }, (key) => [
    text(key('degree'), { label: 'Degree' }),
  ]),
);
const FILLED = { parent_2_name: 'Lee', parent_2_relation: 'other', parent_2_relation_desc: 'O' };
const BLANK = { parent_2_name: '', parent_2_relation: '', parent_2_relation_desc: '' };

const storeWith = (count: number, answers = {}) => storeOf(FORM, { answers, addAnother: { parent: count } });

it('undoing a removal restores the item, its answers and the item count · FORM-04', () => {
  const store = storeWith(2, FILLED);

  store.setCount('parent', 1);
  expect(store.state).toMatchObject({ addAnother: { parent: 1 }, answers: BLANK });
  expect(Object.keys(store.unsaved.answers).sort()).toEqual(Object.keys(FILLED).sort());
  expect(store.removedItem('parent')).toBe(2);
  store.undoRemoval('parent');

  expect(store.state).toEqual({ addAnother: { parent: 2 }, answers: FILLED, tabs: {} });
  expect(store.hasUnsavedAnswers).toBe(false);
  expect(store.removedItem('parent')).toBeNull();

  // Once blanks have been saved, the restored answers are saved again.
  store.setCount('parent', 1);
  store.letters.confirm({ ...store.letters.send(), version: null }, 0);
  store.undoRemoval('parent');
  expect(Object.keys(store.unsaved.answers).sort()).toEqual(Object.keys(FILLED).sort());
});

it('several items are restored, the most recently removed one first', () => {
  const store = storeWith(3, { ...FILLED, parent_3_name: 'Kim' });

  store.setCount('parent', 2);
  store.setCount('parent', 1);
  store.undoRemoval('parent');
  expect(store.answer('parent_2_name')).toBe('Lee');
  store.undoRemoval('parent');

  expect(store.answer('parent_3_name')).toBe('Kim');
});

it('an item is not restored once another one has been added in its place', () => {
  const store = storeWith(2, FILLED);

  store.setCount('parent', 1);
  store.setCount('parent', 2);

  expect(store.removedItem('parent')).toBeNull();
  store.undoRemoval('parent');
  expect(store.state).toMatchObject({ addAnother: { parent: 2 }, answers: BLANK });
});

it('a filled item is restored rather than a blank one that was added and removed later', () => {
  const store = storeWith(2, FILLED);

  store.setCount('parent', 1);
  store.setCount('parent', 2);
  store.setCount('parent', 1);
  store.undoRemoval('parent');

  expect(store.state.answers).toEqual(FILLED);

  store.setCount('parent', 1);
  store.setCount('parent', 2);
  store.change({ parent_2_name: 'Kim' });
  store.setCount('parent', 1);
  store.undoRemoval('parent');
  expect(store.state.answers).toEqual({ ...BLANK, parent_2_name: 'Kim' });
});

it('a blank item can be restored too, and each add-another keeps its own removed item', () => {
  const store = storeWith(2, { prev_college_2_degree: 'BA' });

  store.setCount('parent', 1);
  expect(store.answer('prev_college_2_degree')).toBe('BA');
  store.setCount('prev_college', 1);

  expect([store.removedItem('parent'), store.removedItem('prev_college')]).toEqual([2, 2]);
});

it('an item cannot be restored if another tab removed it or the form has since been replaced · TRAP-60', () => {
  const store = storeWith(2, FILLED);

  store.letters.confirm({ answers: BLANK, numbers: {}, before: null, version: null }, 0);
  store.confirmCount('parent', 1);
  expect(store.removedItem('parent')).toBeNull();

  store.hydrate({ answers: FILLED, addAnother: { parent: 2 }, tabs: {} });
  store.setCount('parent', 1);
  store.hydrate({ answers: {}, addAnother: { parent: 1 }, tabs: {} });
  expect(store.removedItem('parent')).toBeNull();
});
