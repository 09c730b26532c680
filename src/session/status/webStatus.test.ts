import { expect, test } from 'vitest';
import VECTORS from '../../../contracts/vectors/web-status.json' with { type: 'json' };
import { deriveWebStatus, type WebStatusEntry } from './webStatus.ts';

const entry = (web_status: string, timestamp = '2025-01-01T00:00:00Z') => ({ web_status, timestamp });

type Row = [sentence: string, entries: WebStatusEntry[], status: string | null];
const TABLE: Row[] = [
  ...VECTORS.map(({ name, given, right }): Row => [`STAT-02 ${name}`, given, right]),
  [
    'TRAP-29 counts by value, not by timestamp',
    [entry('started'), entry('started', '2025-02-01T00:00:00Z'), entry('started', '2025-03-01T00:00:00Z')],
    'started',
  ],
  ['TRAP-29 ignores unknown values', ['started', 'paused', entry('archived')], 'started'],
  ['ENT-06 reads objects and plain strings alike', [entry('started'), 'started', 'validating'], 'validating'],
];

test.each(TABLE)('deriveWebStatus derives the status: %s', (_, entries, status) => {
  expect(deriveWebStatus(entries)).toBe(status);
});
