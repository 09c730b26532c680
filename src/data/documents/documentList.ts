import type { DocumentAnswer, DocumentAnswerKey, DocumentAnswers } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { documentsQuery } from '../queries.ts';

/** Reads the list of documents as it was loaded and as we have kept it since; null before it was loaded. */
export function readDocuments({ queryClient, sdk }: Applicant): DocumentAnswers | null {
  return queryClient.getQueryData(documentsQuery(sdk).queryKey)?.document_answer ?? null;
}

/** Notes a document, or that it is gone; the server need not be asked for what we did ourselves. */
export function listDocument(
  applicant: Applicant,
  key: DocumentAnswerKey,
  document: DocumentAnswer | null,
): void {
  const { [key]: _old, ...others } = readDocuments(applicant) ?? {};
  applicant.queryClient.setQueryData(documentsQuery(applicant.sdk).queryKey, {
    document_answer: document ? { ...others, [key]: document } : others,
  });
}
