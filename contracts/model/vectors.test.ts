import { expect, test } from 'vitest';
import VECTORS from '../vectors/required-documents.json' with { type: 'json' };
import type { Asked } from './Rejection.ts';
import { listMissing } from './rejections.ts';

test.each(VECTORS)('the histories expect the documents that the form asks for: $name', ({ given, right }) => {
  const asked = { application: { answers: given, documents: {} } } as unknown as Asked;
  expect(listMissing(asked).toSorted()).toEqual(right.toSorted());
});
