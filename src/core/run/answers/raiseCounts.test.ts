import { expect, test } from 'vitest';
import { indexForm } from '../indexForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { FIRST_NAME, PARENTS } from '../../test-support/nodes.ts';
import { raiseCounts } from './raiseCounts.ts';

const index = indexForm(formOf(FIRST_NAME, PARENTS));

test.each([
  ['keeps a count that covers every answer', { parent_2_name: 'Lee' }, { parent: 3 }, { parent: 3 }],
  ['raises a count that could not be saved', { parent_2_name: 'Lee' }, { parent: 1 }, { parent: 2 }],
  ['raises a count that was never saved', { parent_3_name: 'Lee' }, {}, { parent: 3 }],
  ['needs no count for the first item', { parent_1_name: 'Lee' }, {}, {}],
  ['ignores blank answers', { parent_2_name: '' }, { parent: 1 }, { parent: 1 }],
])('raiseCounts %s · FORM-04', (_, answers, counts, expected) => {
  expect(raiseCounts(index, { answers, addAnother: counts, tabs: {} })).toEqual(expected);
});
