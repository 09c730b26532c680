import type { AnswerKey, Sessions } from '../../session/index.ts';
import { readCarried } from './carryAnswers.ts';

/** Lets keepLetters.ts show the questions, if it has not done so yet. Returns whether this page contains any. */
export function showQuestions(): boolean {
  window.dispatchEvent(new Event('show'));
  return hasQuestions();
}

/** Returns whether this page contains the questions, and they are shown (keepLetters.ts). */
const hasQuestions = (): boolean => document.querySelector(':root:not([data-known]) [data-early]') !== null;

/** Lets keepLetters.ts write what has been typed into the history entry, and not change it again. */
export function giveUpQuestions(): void {
  window.dispatchEvent(new Event('keep'));
  document.documentElement.dataset.known = '';
}

/** Blanks the fields without typed text, because a browser may have restored older text, perhaps another person's. */
export function forgetRestored(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-early]:not([data-typed])')) {
    field.checked = false;
    if (field.dataset.early === '') field.value = '';
  }
}

/**
 * Copies what a visitor has typed before hydration into the form, as if it had been typed now. Call it in the same task
 * as the hydration. The field being filled in is not left, so its text stays as it is.
 *
 * If React has rendered the page again, `prepareHydration.ts` types the letters into the new fields instead.
 */
export function takeLetters({ now }: Sessions): void {
  if (now.kind !== 'visitor' || !hasQuestions()) return;
  forgetRestored();
  window.dispatchEvent(new Event('keep'));
  const carried = readCarried();
  if (carried) now.form.merge(carried);
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.dataset.early === '' && field.value)
    now.form.set(field.id as AnswerKey, field.value);
}
