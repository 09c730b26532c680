import { expect, it } from 'vitest';
import { describeVerdict } from './describeVerdict.ts';
import type { Cell } from './measureCoverage.ts';
import { renderReport } from './renderReport.ts';

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

  expect(renderReport(describeVerdict(0, [cell({}), waived]), [])).toContain(
    '<p>Proven: 1 of 2 replies are in the pact, 1 waived, 0 not covered, 0 faults.</p>',
  );
});

it.each([
  ['a fault', 1, [cell({})]],
  ['a reply nothing covers', 0, [cell({ interactions: [] })]],
])('calls nothing proven with %s, and marks it · CARD-09', (_, faults, cells) => {
  expect(renderReport(describeVerdict(faults, cells), [])).toContain('<strong class="fault">Not proven');
});

it('marks the faults among its lines, and escapes them · CARD-09', () => {
  const lines = [{ text: 'ok mock' }, { text: 'body: expected <b>', isFault: true }];

  expect(renderReport(describeVerdict(1, [cell({})]), lines)).toContain(
    '<pre>ok mock\n<strong class="fault">body: expected &lt;b></strong></pre>',
  );
});
