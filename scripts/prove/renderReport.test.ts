import { expect, it } from 'vitest';
import type { Cell } from './measureCoverage.ts';
import { renderReport, type ReportedProof } from './renderReport.ts';

const proof = (faults: string[]): ReportedProof => ({
  name: 'mock',
  shows: 'the static mock keeps to the pact',
  held: 3,
  faults,
  seconds: 1,
});
const cell = (rest: Partial<Cell>): Cell => ({
  operationId: 'getProfile',
  name: 'GET /api/profile',
  status: '200',
  examples: ['started'],
  interactions: ['a request for the profile'],
  ...rest,
});

it('says first what is proven, what is waived and what is open · CARD-09', () => {
  const waived = cell({ status: '500', interactions: [], waiver: 'It cannot be brought about.' });
  expect(renderReport([proof([])], [cell({}), waived])).toContain(
    'Proven: 1 of 2 replies are in the pact, 1 waived, 0 not covered, 0 faults.',
  );
});

it.each([
  ['a fault', [proof(['status: expected 200, got 204'])], [cell({})]],
  ['a reply nothing covers', [proof([])], [cell({ interactions: [] })]],
])('calls nothing proven with %s · CARD-09', (_, proofs, cells) => {
  expect(renderReport(proofs, cells)).toContain('Not proven');
});
