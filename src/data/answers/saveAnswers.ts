import { type CallOptions, ServerError, type StudentAnswers, UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';

/**
 * Saves all answers and notes what the server now has. Spec §7 `PUT /api/answer`.
 *
 * Never before saved answers have arrived: a blank form must not overwrite them (TRAP-60).
 *
 * @throws UnauthorizedError | ServerError; the answers stay on screen and count as unsaved.
 */
export async function saveAnswers(applicant: Applicant, options?: CallOptions): Promise<void> {
  const { store, sdk, saveStatus } = applicant;
  if (!store.hydrated || applicant.access?.mode !== 'student') return;
  const { answers } = store.state;
  saveStatus.set({ state: 'saving' });
  try {
    // The contract lists every key and value the form can write; the compiler checked that at declaration.
    await sdk.saveAnswers(answers as StudentAnswers, options);
    store.markSaved(answers);
    saveStatus.set({ state: 'saved', at: Date.now() });
  } catch (error) {
    saveStatus.set(
      error instanceof UnauthorizedError
        ? { state: 'idle' }
        : {
            state: 'failed',
            cause: error instanceof ServerError && error.isNetworkError ? 'offline' : 'server',
          },
    );
    throw error;
  }
}

/** Saves only if something is unsaved. */
export async function saveUnsavedAnswers(applicant: Applicant, options?: CallOptions): Promise<void> {
  if (applicant.store.unsaved.size > 0) await saveAnswers(applicant, options);
}
