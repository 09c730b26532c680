import { type CallOptions, ServerError, type StudentAnswers, UnauthorizedError } from '@admission/sdk';
import type { Applicant } from '../Applicant.ts';
import { saveChosen } from './saveChosen.ts';
import { tellTabs } from '../session/applicationChannel.ts';

/**
 * Saves all answers and notes what the server now has. Spec §7 `PUT /api/answer`.
 *
 * Never before saved answers have arrived: a blank form must not overwrite them (TRAP-60).
 *
 * @throws UnauthorizedError | ServerError; the answers stay on screen and count as unsaved.
 */
export async function saveAnswers(applicant: Applicant, options?: CallOptions): Promise<void> {
  const { access, store, sdk, saveStatus, snapshot } = applicant;
  if (!store.hydrated || access?.mode !== 'student') return;
  const { answers, addAnother } = store.state;
  const { username } = snapshot.get();
  const changed = Object.fromEntries([...store.unsaved].map((key) => [key, store.answer(key)]));
  saveStatus.set({ state: 'saving' });
  try {
    // The contract lists every key and value the form can write; the compiler checked that at declaration.
    await sdk.saveAnswers(answers as StudentAnswers, options);
    tellTabs({ news: 'saved', username, answers: changed, addAnother });
    // By now somebody else may be at the screen.
    if (applicant.access !== access) return;
    store.markSaved(answers);
    saveStatus.set({ state: 'saved', at: Date.now() });
    // A count or a tab that could not be saved when it was chosen.
    applicant.inBackground(saveChosen(applicant), 'saving counts and tabs');
  } catch (error) {
    if (applicant.access !== access) throw error;
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

interface RunningSave {
  readonly body: string;
  readonly keepalive: boolean;
  readonly call: Promise<void>;
}

const running = new WeakMap<Applicant, RunningSave>();

/**
 * Saves only if something is unsaved, and not what is just being saved: a tab that is closed is hidden too.
 *
 * A save that may end with its page does not count for one that must outlive it.
 */
export async function saveUnsavedAnswers(applicant: Applicant, options: CallOptions = {}): Promise<void> {
  if (applicant.store.unsaved.size === 0) return;
  const { keepalive = false } = options;
  const body = JSON.stringify(applicant.store.state.answers);
  const before = running.get(applicant);
  if (before?.body === body && (before.keepalive || !keepalive)) return before.call;

  const call = saveAnswers(applicant, options);
  running.set(applicant, { body, keepalive, call });
  try {
    await call;
  } finally {
    if (running.get(applicant)?.call === call) running.delete(applicant);
  }
}
