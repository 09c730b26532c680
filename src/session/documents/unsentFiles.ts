import type { DocumentAnswerKey } from '@admission/sdk';
import { isShown } from '../../core/run/conditions/isOpen.ts';
import type { StudentSession } from '../Session.ts';
import { readDocuments } from './documents.ts';
import { isRunning, type Upload, UPLOADS } from './uploads.ts';

/**
 * The first part of the query keys of photos that have not been sent, and of the mutations that add them. The second
 * part is the answer key.
 */
export const UNSENT_PHOTOS = 'photos';

/** What has not reached the server: a file that is being sent, or photos that the student has yet to send. */
export type Unsent = 'file' | 'photos';

/**
 * Returns what the questions on screen would lose in a reload or a log-out; null if nothing. A file is safe once its
 * conversion has begun. Photos count even while the script that adds them is loading.
 */
export function findUnsent(session: Pick<StudentSession, 'form' | 'queryClient' | 'sdk'>): Unsent | null {
  const { form, queryClient } = session;
  const documents = readDocuments(session);
  const shown = form.index.questions.filter((placed) => isShown(placed, form.view));
  const found = shown.map(({ question: { key } }) => {
    const { status } = documents[key as DocumentAnswerKey] ?? {};
    const mutationKey = [...UPLOADS, key];
    const uploads = queryClient.getMutationCache().findAll({ mutationKey, status: 'pending' });
    const isSending = uploads.some(({ state }) => isGoing(state.variables as Upload));
    if (uploads.length > 0) return isSending && !(status && isRunning({ status })) ? 'file' : null;
    const photos = [UNSENT_PHOTOS, key];
    const count = queryClient.getQueryData<readonly unknown[]>(photos)?.length ?? 0;
    return count + queryClient.isMutating({ mutationKey: photos }) > 0 ? 'photos' : null;
  });
  return found.find((unsent) => unsent !== null) ?? null;
}

const isGoing = ({ file, controller }: Upload) => file !== null && !controller.signal.aborted;
