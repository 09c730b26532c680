import type { AnswerKey, Sessions } from '../../session/index.ts';
import { readCarried } from './carryAnswers.ts';

/** Makes keepEarlyText.ts show the questions now. Returns whether the page contains any. */
export function showQuestions(): boolean {
  window.dispatchEvent(new Event('show'));
  return hasQuestions();
}

/** Returns whether this page shows the questions (keepEarlyText.ts). */
const hasQuestions = (): boolean => document.querySelector(':root:not([data-known]) [data-early]') !== null;

/** Makes keepEarlyText.ts write the typed text into the history entry one last time. */
export function giveUpQuestions(): void {
  window.dispatchEvent(new Event('keep'));
  document.documentElement.dataset.known = '';
}

/** Clears fields without typed input, because the browser may have restored another person's text there. */
export function forgetRestored(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-early]:not([data-typed])')) {
    field.checked = false;
    if (field.dataset.early === '') field.value = '';
  }
}

/**
 * Copies what a visitor typed before hydration into the form, in the same task as the hydration. The text of the focused
 * field is not tidied yet. If React had to render the page again, `prepareHydration.ts` types it into the new fields.
 */
export function takeEarlyText({ now }: Sessions): void {
  if (now.kind !== 'visitor' || !hasQuestions()) return;
  forgetRestored();
  window.dispatchEvent(new Event('keep'));
  const carried = readCarried();
  if (carried) now.form.merge(carried);
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.dataset.early === '' && field.value)
    now.form.set(field.id as AnswerKey, field.value);
}
