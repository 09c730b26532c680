import { expect, it } from 'vitest';
import { describeVerdict } from './describeVerdict.ts';
import type { Cell } from './measureCoverage.ts';

const cell = (rest: Partial<Cell>): Cell => ({
  operationId: 'getProfile',
  name: 'GET /api/profile',
  status: '200',
  examples: ['started'],
  interactions: ['a request for the profile'],
  ...rest,
});

it('says what is proven, what is waived and what is open · CARD-09', () => {
  const waived = cell({ status: '500', interactions: [], waiver: 'It cannot be brought about.' });

  expect(describeVerdict(0, [cell({}), waived])).toBe(
    'Proven: 1 of 2 replies are in the pact, 1 waived, 0 not covered, 0 faults.',
  );
});

it.each([
  ['a fault', 1, [cell({})]],
  ['a reply nothing covers', 0, [cell({ interactions: [] })]],
])('calls nothing proven with %s · CARD-09', (_, faults, cells) => {
  expect(describeVerdict(faults, cells)).toMatch(/^Not proven/);
});
