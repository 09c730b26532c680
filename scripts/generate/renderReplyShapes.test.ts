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

it('the reply-shape generator names an answer of another type · CARD-07', () => {
  const contract = structuredClone(CONTRACT);
  contract.components!.schemas!.StudentAnswers!.properties!.siblings_count = { type: 'integer' };

  expect(() => renderReplyShapes(contract)).toThrow(
    'openapi.yaml, StudentAnswers: the values have different shapes: siblings_count. Give all of them the same type.',
  );
});

it.each([
  ['a schema', { operationId: 'getDeadline', responses: { '200': { description: 'The deadline.' } } }],
  ['a name', { responses: CONTRACT.paths!['/api/tabs']!.get!.responses }],
])('the reply-shape generator names a call without %s · CARD-07', (_, get) => {
  const contract = structuredClone(CONTRACT);
  contract.paths!['/api/deadline'] = { get };

  expect(() => renderReplyShapes(contract)).toThrow(
    'openapi.yaml, GET /api/deadline: the call needs an operationId, and a reply 200',
  );
});
