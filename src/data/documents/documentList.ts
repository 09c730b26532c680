import type { DocumentAnswer, DocumentAnswerKey, DocumentAnswers } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { documentsQuery } from '../queries.ts';

/** Reads the list of documents as it was loaded and as we have kept it since; null before it was loaded. */
export function readDocuments({ queryClient, sdk }: Applicant): DocumentAnswers | null {
  return queryClient.getQueryData(documentsQuery(sdk).queryKey)?.document_answer ?? null;
}

/**
 * Asks the server for its list and returns how it lists one document; undefined where it does not.
 *
 * The others are left as we know them: what is being deleted here may still be listed there.
 */
export async function askForDocument(
  { sdk }: Applicant,
  key: DocumentAnswerKey,
  signal: AbortSignal,
): Promise<DocumentAnswer | undefined> {
  return (await sdk.getDocuments({ signal })).document_answer[key];
}

/** Notes a document, or that it is gone. */
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
