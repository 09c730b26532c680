import type { StudentProfile } from '@admission/sdk';
import { fitCarried } from '../core/run/answers/fitCarried.ts';
import { type FormState, layOver } from '../core/run/answers/FormState.ts';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import { isSamePerson } from './ownMarker.ts';
import type { HandedOver } from './Session.ts';
import { deriveWebStatus, readStatuses } from './status/webStatus.ts';

/**
 * Merges what a student brought along into what they have saved: a saved answer wins over what they typed as a visitor,
 * what they could not save wins over both (TRAP-12, TRAP-46).
 */
export function mergeBrought(
  { index, view }: FormStore,
  { carried, unsaved }: HandedOver,
  profile: StudentProfile,
  saved: FormState,
): FormState {
  // What a visitor typed changes nothing of an application that was submitted (SUB-05).
  const isOpen = deriveWebStatus(profile.web_status) !== 'submitted';
  const merged = carried && isOpen ? fitCarried(index, saved, carried, view.today) : saved;
  // What was saved elsewhere meanwhile may hide some of it.
  return unsaved && isSamePerson(profile.username, unsaved.username)
    ? fitCarried(index, merged, unsaved, view.today, layOver)
    : merged;
}

/**
 * Forgets for the moment that the application was submitted while unsaved answers were waiting for their student:
 * the save of these finds it out, and they are told which answers came too late, as on a page that was open.
 */
export function withoutSubmission({ web_status }: StudentProfile) {
  return { web_status: web_status.filter((entry) => !readStatuses([entry]).includes('submitted')) };
}
