import { type StudentProfile, UnauthorizedError } from '@admission/sdk';
import { EMPTY_FORM_STATE, type FormState } from '../../core/answers/FormState.ts';
import { fitCarried } from '../../core/answers/fitCarried.ts';
import { mergeCarried, mergeUnsaved } from '../../core/answers/mergeCarried.ts';
import { deriveWebStatus } from '../../core/application/webStatus.ts';
import { saveUnsavedAnswers } from '../answers/saveAnswers.ts';
import { saveChosen } from '../answers/saveChosen.ts';
import type { Applicant } from '../Applicant.ts';
import { addAnotherQuery, documentsQuery, profileQuery, tabsQuery } from '../queries.ts';
import { reportError } from '../reportError.ts';
import { tellTabs } from './applicationChannel.ts';
import { carriedForm } from './carriedForm.ts';
import type { Access } from './readAccess.ts';
import { postWebStatus } from './postWebStatus.ts';

/**
 * Loads what a student has saved, merges what they brought along, and opens their application.
 *
 * Spec §2 "Form pages", §4 "Web status"; TRAP-12, TRAP-15.
 */
export async function enterAsStudent(applicant: Applicant, access: Access): Promise<void> {
  const { queryClient, sdk, snapshot, store } = applicant;
  const [profile, addAnother, tabs] = await Promise.all([
    queryClient.query(profileQuery(sdk)),
    queryClient.query(addAnotherQuery(sdk)),
    queryClient.query(tabsQuery(sdk)),
    queryClient.query(documentsQuery(sdk)),
  ]);
  applicant.carried = carriedForm(applicant);
  const saved: FormState = { answers: profile.answer, addAnother: addAnother.add_another, tabs: tabs.tabs };
  const status = deriveWebStatus(profile.web_status);
  const merged = status === 'submitted' ? saved : mergeBrought(applicant, profile, saved);

  applicant.access = access;
  applicant.carried = null;
  applicant.unsent = null;
  applicant.savedChosen = { addAnother: saved.addAnother, tabs: saved.tabs };
  store.hydrate(merged, saved.answers);
  store.setValidating(status === 'validating');
  snapshot.set({
    username: profile.username,
    last_page: profile.last_page,
    num_logins: Math.max(1, profile.successful_login.length),
    is_logged_in: true,
    is_service_user: false,
    has_changed_page: false,
    web_status: status,
  });
  tellTabs({ news: 'entered', username: profile.username });

  if (status === 'submitted') return;
  // Nobody waits: a call of whoever was here before may still be on its way.
  applicant.inBackground(saveChosen(applicant), 'entering the form');
  await Promise.all([
    tolerate(saveUnsavedAnswers(applicant)),
    status === null
      ? postWebStatus(applicant, 'started').catch((error: unknown) => applicant.notify(error))
      : null,
  ]);
}

function mergeBrought(applicant: Applicant, profile: StudentProfile, saved: FormState): FormState {
  const { store, unsent } = applicant;
  const carried = applicant.carried ?? EMPTY_FORM_STATE;
  const both = mergeCarried(saved, carried);
  const merged = fitCarried(store.index, both, saved.answers, carried.answers, store.view.today);
  const isSamePerson = unsent?.username.toLowerCase() === profile.username.toLowerCase();
  return unsent && isSamePerson ? mergeUnsaved(merged, unsent.answers) : merged;
}

/** A failed save is told by the save status and tried again with the next one; the form still opens. */
async function tolerate(save: Promise<unknown>): Promise<void> {
  try {
    await save;
  } catch (error) {
    if (error instanceof UnauthorizedError) throw error;
    reportError(error, 'entering the form');
  }
}
