import { isShown } from '../../core/run/conditions/isOpen.ts';
import type { StudentSession } from '../Session.ts';
import { UPLOADS } from './uploads.ts';

/**
 * The first part of the query keys of photos that have not been sent, and of the mutations that add them. The second
 * part is the answer key.
 */
export const UNSENT_PHOTOS = 'photos';

/**
 * Returns whether a question on screen has photos that are neither sent nor being sent, or is waiting for the script that
 * adds them. A reload, a log-out or a submission would lose them.
 */
export function hasUnsentPhotos({
  form,
  queryClient,
}: Pick<StudentSession, 'form' | 'queryClient'>): boolean {
  return form.index.questions.some((placed) => {
    const key = [UNSENT_PHOTOS, placed.question.key];
    const isWaiting = queryClient.isMutating({ mutationKey: key }) > 0;
    const isSending = queryClient.isMutating({ mutationKey: [...UPLOADS, placed.question.key] }) > 0;
    const count = isSending ? 0 : queryClient.getQueryData<readonly unknown[]>(key)?.length;
    return isShown(placed, form.view) && (isWaiting || count);
  });
}
