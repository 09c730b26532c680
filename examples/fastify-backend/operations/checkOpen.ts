import type { Student } from '../createStore.ts';
import { Refusal } from '../Refusal.ts';

/**
 * Refuses to change an application that was accepted.
 *
 * Accepted comes before `submitted`: until the browser has recorded the status it may press Submit again, and sends
 * the same answers, checks and page once more. Those calls ask `checkUnrecorded` instead.
 */
export function checkOpen(student: Student): void {
  if (student.isAccepted) throw new Refusal('already_submitted');
}

/** Refuses once the status `submitted` is recorded as well. */
export function checkUnrecorded(student: Student): void {
  if (student.web_status.some(({ web_status }) => web_status === 'submitted'))
    throw new Refusal('already_submitted');
}
