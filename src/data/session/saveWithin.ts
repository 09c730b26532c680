import { saveUnsavedAnswers } from '../answers/saveAnswers.ts';
import type { Applicant } from '../Applicant.ts';

/** How long a last save may take, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Saves what is unsaved before the session ends by itself, if that can be done in reasonable time.
 *
 * A failure is no reason to stay logged in: the answers stay in memory for the same person (TRAP-46).
 */
export async function saveWithin(applicant: Applicant): Promise<void> {
  try {
    await saveUnsavedAnswers(applicant, { signal: AbortSignal.timeout(PATIENCE_MS) });
  } catch {
    // `endSession` keeps what was not saved.
  }
}
