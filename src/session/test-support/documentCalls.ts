import type { DocumentAnswers } from '@admission/sdk';
import { rule } from '../../core/declare/Rule.ts';
import { text, upload } from '../../core/kinds/builders.ts';
import { hiddenSection } from '../../core/declare/layout.ts';
import { formOf } from '../../core/test-support/formOf.ts';
import { savedAs } from './savingStudent.ts';
import { type Answer, answering, type OperationId, variant } from './server.ts';

/** Three documents, the last of which is hidden until credits are entered. */
export const DOCUMENT_FORM = formOf(
  upload('hs_transcript_doc', { label: 'Transcript' }),
  upload('resume_doc', { label: 'Résumé' }),
  text('college_credits', { label: 'Credits' }),
  hiddenSection(
    [rule('college_credits', 'notAnswered')],
    [upload('college_transcript_doc', { label: 'College transcript' })],
  ),
);

/** The document used by most tests. */
export const KEY = 'hs_transcript_doc';
/** The same document, once converted. */
export const DONE = { file_name: 'transcript.pdf', status: 'COMPLETED' } as const;

/** A file that passes the checks. */
export const PDF = new File(['%PDF-1.7'], 'transcript.pdf');

/** A server that lists these documents. */
export const listing = (documents: DocumentAnswers) =>
  answering('getDocuments', variant('getDocuments', '200:none', { document_answer: documents }));

type DocumentCalls = ReturnType<typeof allSucceed>;

/** The calls for documents. All succeed, except those that the test overrides with a call or a reply. */
export function documentCalls(
  overrides: { [Id in keyof DocumentCalls]?: DocumentCalls[Id] | Answer<Id> } = {},
): DocumentCalls {
  const calls = Object.entries(overrides).map(([id, call]) => [
    id,
    typeof call === 'function' ? call : answering(id as OperationId, call as never),
  ]);
  return { ...allSucceed(), ...(Object.fromEntries(calls) as Partial<DocumentCalls>) };
}

function allSucceed() {
  return {
    saveAnswers: answering('saveAnswers', savedAs(null)),
    requestUpload: answering('requestUpload'),
    uploadFile: answering('uploadFile'),
    startConversion: answering('startConversion'),
    getConversion: answering('getConversion'),
    getDocuments: listing({}),
    deleteDocument: answering('deleteDocument'),
    deleteConversion: answering('deleteConversion'),
  };
}
