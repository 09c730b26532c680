import { expect, test } from 'vitest';
import DOCUMENTS from '../../contracts/vectors/required-documents.json' with { type: 'json' };
import STATUSES from '../../contracts/vectors/web-status.json' with { type: 'json' };
import { listRequiredDocuments } from './listRequiredDocuments.ts';
import { statusAfter } from './webStatusStore.ts';

const KEYS = ['hs_transcript_doc', 'resume_doc', 'college_transcript_doc'] as const;

test.each(DOCUMENTS)('a submission needs the documents that the form asks for: $name', ({ given, right }) => {
  expect(listRequiredDocuments(KEYS, given as Record<string, string>).toSorted()).toEqual(right.toSorted());
});

test.each(STATUSES)(
  'the number of different statuses determines the status: $name · STAT-02',
  ({ given, right }) => {
    expect(statusAfter(given) ?? null).toBe(right);
  },
);
