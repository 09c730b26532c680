import { queryOptions } from '@tanstack/react-query';
import type { DocumentAnswer, DocumentAnswerKey, DocumentAnswers, Sdk } from '@admission/sdk';
import { entriesOf } from '../../core/entriesOf.ts';
import type { FormIndex } from '../../core/run/indexForm.ts';
import type { Profile } from '../calls/profile.ts';
import type { Personal, StudentSession } from '../Session.ts';

/** A student's documents, as far as this page knows them. */
export interface KnownDocuments {
  /** The latest list from the server, without documents that have since been removed. */
  readonly listed: DocumentAnswers;
  /** Documents known to be converted, from this tab or another one. The server's list may lag behind. */
  readonly converted: DocumentAnswers;
}

/** The uploaded documents; read when the form is opened. Spec §7 `GET /api/document-answer`. */
export const documentsQuery = (sdk: Sdk) =>
  queryOptions({
    queryKey: ['documents'],
    queryFn: async ({ signal }): Promise<KnownDocuments> => ({
      listed: (await sdk.getDocuments({ signal })).document_answer,
      converted: {},
    }),
  });

/** Combines the last list with the documents converted after it was read. */
export function documentsOf(known: KnownDocuments | undefined): DocumentAnswers {
  return { ...known?.listed, ...known?.converted };
}

/** Returns the documents known to this page. */
export function readDocuments({ queryClient, sdk }: Pick<Personal, 'queryClient' | 'sdk'>): DocumentAnswers {
  return documentsOf(queryClient.getQueryData(documentsQuery(sdk).queryKey));
}

/**
 * Records a document that was sent or converted; null records its removal.
 *
 * @param isOwn whether this form has sent or removed it, so that the next save contains its answer.
 */
export function noteDocument(
  { queryClient, sdk, form }: StudentSession,
  key: DocumentAnswerKey,
  document: DocumentAnswer | null,
  isOwn = true,
): void {
  queryClient.setQueryData(documentsQuery(sdk).queryKey, (known): KnownDocuments => {
    const { [key]: _listed, ...listed } = known?.listed ?? {};
    const { [key]: _converted, ...converted } = known?.converted ?? {};
    if (!document) return { listed, converted };
    return document.status === 'COMPLETED'
      ? { listed, converted: { ...converted, [key]: document } }
      : { listed: { ...listed, [key]: document }, converted };
  });
  answerDocuments({ queryClient, sdk, form }, isOwn ? [key] : []);
}

/** Key of the mutations that remove a document. */
export const REMOVALS = ['remove-document'] as const;

/** The documents whose removal has failed, perhaps halfway: only the server's list shows whether they still exist. */
export const failedRemovals = ({
  queryClient,
}: Pick<Personal, 'queryClient'>): readonly DocumentAnswerKey[] =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: REMOVALS, status: 'error' })
    .map(({ options }) => options.mutationKey?.[1] as DocumentAnswerKey);

/** Rereads the document list. */
export async function rereadDocuments(session: StudentSession, doubtful?: DocumentAnswerKey): Promise<void> {
  noteListed(session, (await session.sdk.getDocuments()).document_answer, doubtful && [doubtful]);
}

/**
 * Records the documents that the server lists.
 *
 * A later list wins, except that a document known to be converted stays even if it is not listed yet, so that
 * a lagging list never removes a valid document.
 *
 * @param doubtful the documents whose removal may have failed halfway; the next save contains their answers.
 */
export function noteListed(
  session: StudentSession,
  listed: DocumentAnswers,
  doubtful = failedRemovals(session),
): void {
  const { sdk, queryClient } = session;
  queryClient.setQueryData(documentsQuery(sdk).queryKey, (known): KnownDocuments => {
    const late = entriesOf(known?.converted ?? {}).filter(
      ([key]) => !(key in listed) && !doubtful.includes(key),
    );
    return { listed, converted: Object.fromEntries(late) };
  });
  answerDocuments(session, doubtful);
}

/**
 * Lists the questions whose answer contradicts the documents in the same reply: a page that sent or removed a document may
 * have ended before it saved the answer.
 */
export const unmarkedIn = (
  { uploadKeys }: FormIndex,
  { answer, document_answer: documents }: Profile,
): readonly DocumentAnswerKey[] =>
  (uploadKeys as readonly DocumentAnswerKey[]).filter(
    (key) => (answer[key] === 'ANSWERED') !== (documents[key]?.status === 'COMPLETED'),
  );

/**
 * Marks an upload question as answered only if its document has been converted. Spec §4 "Completed marks the
 * answer".
 */
export function answerDocuments(
  session: Pick<Personal, 'queryClient' | 'sdk' | 'form'>,
  own?: readonly DocumentAnswerKey[],
): void {
  const documents = entriesOf(readDocuments(session));
  const converted = documents.filter(([, { status }]) => status === 'COMPLETED');
  session.form.setDocuments(
    converted.map(([key]) => key),
    own,
  );
}
