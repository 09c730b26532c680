import { expect, it } from 'vitest';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { sayProof } from './sayProof.ts';

const { kit } = await openOwnContract();
const operations = kit.operations.filter(({ operation }) => operation.operationId === 'logOut');

it('lists what was never seen of an operation · CARD-14', () => {
  expect(sayProof({ ...kit, operations }, [], []).join('\n')).toMatch(
    /Never seen:\n {2}GET \/api\/logout 200/,
  );
});

it('leaves the list out if there is nothing in it · CARD-14', () => {
  expect(sayProof({ ...kit, operations: [] }, [], [])).not.toContain('Never seen:');
});
