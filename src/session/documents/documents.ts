import { queryOptions } from '@tanstack/react-query';
import type { DocumentAnswer, DocumentAnswerKey, DocumentAnswers, Sdk } from '@admission/sdk';
import type { OpenSession } from '../Session.ts';

/** What is known of a student's documents. */
export interface KnownDocuments {
  /** As the server last listed them, less those removed since. */
  readonly listed: DocumentAnswers;
  /** Seen to be converted here or in another tab; a server may list them a little later. */
  readonly converted: DocumentAnswers;
}

/** The uploaded documents; read when the form is entered. Spec §7 `GET /api/document-answer`. */
export const documentsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['documents'],
    queryFn: async ({ signal }): Promise<KnownDocuments> => ({
      listed: (await sdk.getDocuments({ signal })).document_answer,
      converted: {},
    }),
  });

/** The documents there are: the list as last read, and what was converted since. */
export function documentsOf(known: KnownDocuments | undefined): DocumentAnswers {
  return { ...known?.listed, ...known?.converted };
}

/** The documents there are, as this page knows. */
export function readDocuments({
  queryClient,
  sdk,
}: Pick<OpenSession, 'queryClient' | 'sdk'>): DocumentAnswers {
  return documentsOf(queryClient.getQueryData(documentsQuery(sdk).queryKey));
}

/** Notes a document that was sent, converted or, with null, removed. */
export function noteDocument(
  { queryClient, sdk, form }: OpenSession,
  key: DocumentAnswerKey,
  document: DocumentAnswer | null,
): void {
  queryClient.setQueryData(documentsQuery(sdk).queryKey, (known): KnownDocuments => {
    const { [key]: _listed, ...listed } = known?.listed ?? {};
    const { [key]: _converted, ...converted } = known?.converted ?? {};
    if (!document) return { listed, converted };
    return document.status === 'COMPLETED'
      ? { listed, converted: { ...converted, [key]: document } }
      : { listed: { ...listed, [key]: document }, converted };
  });
  answerDocuments({ queryClient, sdk, form });
}

/**
 * Reads the list again.
 *
 * @param doubtful a document whose removal half failed: of it only the list knows.
 */
export async function rereadDocuments(session: OpenSession, doubtful?: DocumentAnswerKey): Promise<void> {
  noteListed(session, (await session.sdk.getDocuments()).document_answer, doubtful);
}

/**
 * Notes the documents the server lists.
 *
 * A later reading wins, except over a document seen to be converted that it does not list yet: a list that lags never
 * takes a good file away.
 */
export function noteListed(
  session: OpenSession,
  listed: DocumentAnswers,
  doubtful?: DocumentAnswerKey,
): void {
  const { sdk, queryClient } = session;
  queryClient.setQueryData(documentsQuery(sdk).queryKey, (known): KnownDocuments => {
    const late = Object.entries(known?.converted ?? {}).filter(
      ([key]) => !(key in listed) && key !== doubtful,
    );
    return { listed, converted: Object.fromEntries(late) };
  });
  answerDocuments(session);
}

/** Answers the questions whose documents are there, and no others. Spec §4 "Completed marks the answer". */
export function answerDocuments(session: Pick<OpenSession, 'queryClient' | 'sdk' | 'form'>): void {
  const documents = Object.entries(readDocuments(session)) as [DocumentAnswerKey, DocumentAnswer][];
  const converted = documents.filter(([, { status }]) => status === 'COMPLETED');
  session.form.setDocuments(converted.map(([key]) => key));
}
