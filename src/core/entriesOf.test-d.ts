import { expectTypeOf, it } from 'vitest';
import { entriesOf } from './entriesOf.ts';

it('the entries of an object keep the types of its keys and values', () => {
  expectTypeOf(entriesOf({ a: 1, b: 2 })).toEqualTypeOf<['a' | 'b', number][]>();
  expectTypeOf(entriesOf<{ a?: string }>({})).toEqualTypeOf<['a', string][]>();
});
