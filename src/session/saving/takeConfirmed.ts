import type { Mutation } from '@tanstack/react-query';
import type { ConfirmedSave } from '../../core/run/journal/Journal.ts';
import { startMutation } from '../calls/runMutation.ts';
import { noteListed } from '../documents/documents.ts';
import type { StudentSession } from '../Session.ts';

const REREADS = ['reread'] as const;

/** Applies a save that was confirmed here or in another tab; if it is based on another version, rereads the answers. */
export function takeConfirmed(session: StudentSession, saved: ConfirmedSave): void {
  const { letters } = session.form;
  if (!letters.confirm(saved, Date.now()) && letters.journal.version !== saved.version)
    rereadAnswers(session);
}

/**
 * Rereads the answers, if the server has versions, because a save based on another version was confirmed or
 * because a document was added or removed, which may have changed the version. Does nothing if a reread is
 * already queued. If it fails, the next save rereads them too.
 */
export function rereadAnswers(session: StudentSession): void {
  const { queryClient, form } = session;
  const isWaiting = ({ state }: Mutation) => state.isPaused;
  const waiting = queryClient.isMutating({ mutationKey: REREADS, predicate: isWaiting });
  if (form.letters.journal.version === null || waiting > 0) return;
  const mutationFn = () => readSaved(session);
  startMutation(queryClient, { mutationKey: REREADS, scope: { id: 'reread' }, mutationFn }, undefined);
}

/**
 * Reads the answers with their version, and which changes they contain. Reads again if another reply brought a
 * newer version in the meantime. Other changes, such as a new status, are left to `reconcileSubmitted` and later calls.
 * First applies a `saved` one that was not based on any version.
 */
export async function readSaved(
  session: StudentSession,
  signal?: AbortSignal,
  saved?: ConfirmedSave,
): Promise<void> {
  const { letters } = session.form;
  const before = letters.journal.version;
  const { answer, version, saves, document_answer } = await session.sdk.getProfile({ signal });
  if (letters.journal.version !== before) return readSaved(session, signal, saved);
  // Must precede the answers, because the answers to upload questions are derived from the known documents.
  noteListed(session, document_answer);
  if (saved) letters.confirm(saved, Date.now());
  if (letters.read({ answers: answer, version, applied: saves })) session.form.forgetRemoved();
}
