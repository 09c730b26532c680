import { saveUnsavedAnswers } from '../answers/saveAnswers.ts';
import type { Applicant } from '../Applicant.ts';

/** How long a last save may take, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Saves what is unsaved, in the ten seconds a last save may take.
 *
 * A save that is under way already is waited for no longer than that either.
 *
 * @throws UnauthorizedError | ServerError of the save; TimeoutError when it takes too long.
 */
export async function saveWithin(applicant: Applicant): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as DOMException));
  });
  await Promise.race([saveUnsavedAnswers(applicant, { signal }), isOver]);
}
