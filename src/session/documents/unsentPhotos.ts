import { isShown } from '../../core/run/conditions/isOpen.ts';
import type { OpenSession } from '../Session.ts';

/** The first part of the query keys under which photos are kept until they are sent; the answer key follows. */
export const UNSENT_PHOTOS = 'photos';

/**
 * Returns whether a question on screen has photos that have not been sent. A reload, a log-out or a submission
 * would lose them.
 */
export function hasUnsentPhotos({ form, queryClient }: Pick<OpenSession, 'form' | 'queryClient'>): boolean {
  return form.index.questions.some(
    (placed) =>
      isShown(placed, form.view) &&
      queryClient.getQueryData<readonly unknown[]>([UNSENT_PHOTOS, placed.question.key])?.length,
  );
}
