import { describe, expect, test } from 'vitest';
import { deriveWebStatus, type WebStatusEntry } from './webStatus.ts';

const entry = (web_status: string, timestamp = '2025-01-01T00:00:00Z') => ({ web_status, timestamp });

type Row = [sentence: string, entries: WebStatusEntry[], status: string | null];
const TABLE: Row[] = [
  ['STAT-02 none without entries', [], null],
  ['STAT-02 started after one entry', ['started'], 'started'],
  ['STAT-02 started after one repeated entry', ['started', 'started'], 'started'],
  ['STAT-02 validating after two distinct entries', ['started', 'validating', 'validating'], 'validating'],
  ['STAT-02 submitted after three distinct entries', ['started', 'validating', 'submitted'], 'submitted'],
  ['STAT-02 submitted after three in any order', ['submitted', 'started', 'validating'], 'submitted'],
  ['TRAP-29 validating after any two distinct entries', ['started', 'submitted'], 'validating'],
  [
    'TRAP-29 counts by value, not by timestamp',
    [entry('started'), entry('started', '2025-02-01T00:00:00Z'), entry('started', '2025-03-01T00:00:00Z')],
    'started',
  ],
  ['TRAP-29 ignores unknown values', ['started', 'paused', entry('archived')], 'started'],
  ['ENT-06 reads objects and plain strings alike', [entry('started'), 'started', 'validating'], 'validating'],
];

describe('deriveWebStatus', () => {
  test.each(TABLE)('derives the status: %s', (_, entries, status) => {
    expect(deriveWebStatus(entries)).toBe(status);
  });
});
