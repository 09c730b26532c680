import type { StudentProfile } from '@admission/sdk';
import { fitCarried } from '../core/run/answers/fitCarried.ts';
import { type FormState, layOver } from '../core/run/answers/FormState.ts';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import { isSamePerson } from './ownMarker.ts';
import type { HandedOver } from './Session.ts';
import { deriveWebStatus, readStatuses } from './status/webStatus.ts';

/**
 * Merges a student's carried and unsaved answers into their saved ones. Saved answers take precedence over
 * carried ones, and unsaved answers over both (TRAP-12, TRAP-46).
 */
export function mergeBrought(
  { index, view }: FormStore,
  { carried, unsaved }: HandedOver,
  profile: StudentProfile,
  saved: FormState,
): FormState {
  // A visitor's answers do not change a submitted application (SUB-05).
  const isOpen = deriveWebStatus(profile.web_status) !== 'submitted';
  const merged = carried && isOpen ? fitCarried(index, saved, carried, view.today) : saved;
  // Answers saved elsewhere in the meantime may hide questions that have unsaved answers.
  return unsaved && isSamePerson(profile.username, unsaved.username)
    ? fitCarried(index, merged, unsaved, view.today, layOver)
    : merged;
}

/**
 * Removes the submission from the profile; used when the student still has unsaved answers. Saving them is
 * then attempted and rejected, and the student sees which answers came too late.
 */
export function withoutSubmission({ web_status }: StudentProfile) {
  return { web_status: web_status.filter((entry) => !readStatuses([entry]).includes('submitted')) };
}
