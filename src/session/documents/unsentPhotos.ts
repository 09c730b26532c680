import { isShown } from '../../core/run/conditions/isOpen.ts';
import type { StudentSession } from '../Session.ts';

/**
 * The first part of the query keys of photos that have not been sent, and of the mutations that add them. The second
 * part is the answer key.
 */
export const UNSENT_PHOTOS = 'photos';

/**
 * Returns whether a question on screen has unsent photos, or is waiting for the script that adds them. A reload, a log-out
 * or a submission would lose them.
 */
export function hasUnsentPhotos({
  form,
  queryClient,
}: Pick<StudentSession, 'form' | 'queryClient'>): boolean {
  return form.index.questions.some((placed) => {
    const key = [UNSENT_PHOTOS, placed.question.key];
    const isWaiting = queryClient.isMutating({ mutationKey: key }) > 0;
    return (
      isShown(placed, form.view) && (isWaiting || queryClient.getQueryData<readonly unknown[]>(key)?.length)
    );
  });
}
