import { EMPTY_ANSWER } from '../../core/answers/FormState.ts';
import { STUDENT_RULES } from '../../core/run/journal/studentRules.ts';
import type { Unconfirmed } from '../../core/run/journal/takeOver.ts';
import { answerDocuments, unmarkedIn } from '../documents/documents.ts';
import { resumeConversions } from '../documents/uploads.ts';
import { startMutation } from '../calls/runMutation.ts';
import { withDeadline } from '../calls/withDeadline.ts';
import { carriedOver } from './carriedOver.ts';
import { answersMutation } from '../saving/answers.ts';
import { countsAndTabsMutation } from '../saving/countsAndTabs.ts';
import { readApplication, type SavedApplication, updateProfile } from '../calls/profile.ts';
import { saveAll } from '../saving/saveAll.ts';
import { saveInBackground } from '../saving/saveInBackground.ts';
import type { StudentSession } from '../Session.ts';
import type { Sessions } from './Sessions.ts';
import { reconcileSubmitted } from '../status/reconcileSubmitted.ts';
import { FIRST_STATUS, webStatusMutation } from '../status/status.ts';
import { deriveWebStatus, readStatuses, type WebStatusEntry } from '../status/webStatus.ts';
import { LetterKeeper } from '../letters/LetterKeeper.ts';
import { type LetterStore, openDeviceLetters } from '../letters/openDeviceLetters.ts';

export { followTabs } from './followTabs.ts';
export { assertOwner } from './assertOwner.ts';

/** How long to wait for the browser's storage, in ms. */
const STORAGE_MS = 3_000;
/** The answer that is filled in from the account in a new application. */
const EMAIL = 'contact_email';

/**
 * Opens a student's application with their saved data: replays the letters that earlier forms left, then merges in a
 * visitor's answers. Loaded for students only.
 *
 * @param isReplaced whether another log-in has happened in the meantime; nothing is opened then.
 * @returns whether it was opened.
 */
export async function openApplication(
  sessions: Sessions,
  session: StudentSession,
  first: SavedApplication,
  isReplaced: () => boolean,
): Promise<boolean> {
  const { form, username } = session;
  const { letters_key: lettersKey } = first.profile;
  form.letters.equip(STUDENT_RULES);
  session.saveAll = (terms) => saveAll(session, terms);
  // The last form has to finish writing its record before this one reads it.
  await sessions.ended;
  const open = sessions.settings.openLetters ?? openDeviceLetters;
  const store = lettersKey
    ? await inTime(open(lettersKey, form.letters.id, sessions.serverClock)).catch(() => null)
    : null;
  session.keeper = new LetterKeeper(form, username, store && answering(store), sessions.lettersInPage);
  let saved = first;
  let left: readonly Unconfirmed[] = [];
  const show = () => {
    const { profile, addAnother, tabs } = saved;
    const { answer: answers, version, saves: applied, web_status } = profile;
    form.hydrate({ answers, addAnother, tabs, version, applied }, left);
    const { carried } = carriedOver(sessions.now);
    // A visitor's answers do not change a submitted application (SUB-05).
    if (carried && deriveWebStatus(web_status) !== 'submitted') form.merge(carried);
  };
  await session.keeper.takeOver(async (found) => {
    left = found;
    // Changes confirmed since the first read are gone from the records, so the answers beneath them must be reread.
    if (left.length > 0) saved = await readApplication(session);
    show();
  });
  if (isReplaced()) return false;
  // A visitor may have continued typing while the records were read.
  if (carriedOver(sessions.now).carried) show();
  const { profile } = saved;
  const status = deriveWebStatus(profile.web_status);
  const isSubmitted = status === 'submitted';
  const isLate = isSubmitted && (form.hasUnsavedAnswers || form.letters.journal.told.length > 0);
  if (isLate) {
    // The form first lists the letters that are not in the application.
    const isEarlier = (entry: WebStatusEntry) => !readStatuses([entry]).includes('submitted');
    updateProfile(session, { web_status: profile.web_status.filter(isEarlier) });
  }
  form.errors.setValidating(status === 'validating');
  answerDocuments(session, unmarkedIn(form.index, profile));
  sessions.replace(session);
  sessions.settings.channel.post({ type: 'opened', username, marker: session.marker });
  if (isLate) reconcileSubmitted(session);
  else if (!isSubmitted) begin(session, status === null);
  return true;
}

const inTime = <Result>(work: Promise<Result>) => withDeadline(work, STORAGE_MS);

/** Gives up on storage that does not answer, which occasionally happens in every browser. */
const answering = (store: LetterStore): LetterStore => ({
  ...store,
  read: () => inTime(store.read()),
  write: (...record) => inTime(store.write(...record)),
});

/**
 * Starts the saves and the conversion polling of an application just opened, without blocking the form.
 *
 * Fills in a new application's blank e-mail address from the account; the change is saved with the next one.
 */
function begin(session: StudentSession, isNew: boolean): void {
  const { queryClient, form, username } = session;
  if (isNew)
    startMutation(queryClient, { ...webStatusMutation(session), mutationKey: FIRST_STATUS }, 'started');
  if (form.hasUnsavedAnswers) startMutation(queryClient, answersMutation(session), 'unsaved');
  if (form.hasUnsavedCountsOrTabs) startMutation(queryClient, countsAndTabsMutation(session), undefined);
  resumeConversions(session);
  saveInBackground(session);
  if (isNew && form.index.placesOf.has(EMAIL) && form.answer(EMAIL) === EMPTY_ANSWER)
    form.change({ [EMAIL]: username }, 'product');
}
