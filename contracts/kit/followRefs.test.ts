import { expect, it } from 'vitest';
import { followRefs, nameOf } from './followRefs.ts';

const withSchemas = (schemas: Record<string, object>) => ({ components: { schemas } });

it('a schema is the same object wherever it is referenced, even through another reference · CARD-16', () => {
  const contract = followRefs(
    withSchemas({
      Text: { type: 'string' },
      Alias: { $ref: '#/components/schemas/Text' },
      Pair: { properties: { one: { $ref: '#/components/schemas/Alias' }, two: { type: 'string' } } },
    }),
  );

  const { Text, Pair } = contract.components?.schemas ?? {};
  expect(Pair?.properties?.one).toBe(Text);
  expect(nameOf(contract, Pair?.properties?.one)).toBe('Text');
  expect(nameOf(contract, Pair?.properties?.two)).toBeUndefined();
});

it('a document with a dangling reference or a recursive schema is rejected · CARD-16', () => {
  const nowhere = withSchemas({ Pair: { $ref: '#/components/schemas/Gone' } });
  const tree = withSchemas({ Tree: { properties: { below: { $ref: '#/components/schemas/Tree' } } } });

  expect(() => followRefs(nowhere)).toThrow('#/components/schemas/Gone has no target');
  expect(() => followRefs(tree)).toThrow('contains itself');
});
