import { expect, it } from 'vitest';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { renderReplyShapes } from './renderReplyShapes.ts';

const CONTRACT = await loadContract();

it.each([
  ['a type it does not know', { type: ['string', 'null'] }],
  ['a choice below the top level', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
  [
    'a map with values of different types',
    { type: 'object', patternProperties: { a: { type: 'string' }, b: { type: 'integer' } } },
  ],
])('the reply-shape generator rejects %s · CARD-07', (_name, schema) => {
  const contract = structuredClone(CONTRACT);
  const without = { type: undefined, properties: undefined, additionalProperties: undefined };
  Object.assign(contract.components!.schemas!.ChosenTabs!, without, schema);

  expect(() => renderReplyShapes(contract)).toThrow(/shape/);
});
