import { logIn } from './accountActs.ts';
import { pickNumbers } from './admitSave.ts';
import { pollUntilDone, store, TRANSCRIPT, upload } from './documentActs.ts';
import { NO_ERRORS, VALIDATIONS } from './listedCalls.ts';
import { openViews } from './openActs.ts';
import { readAll, STATUSES } from './pairedActs.ts';
import { accountOf, send, type Calls, type Play, type Scene } from './Scene.ts';
import { SENDERS } from './senders.ts';
import { FOREIGN, SSNS, TEXTS } from './vocabulary.ts';

/** Credits for which a transfer student must upload a college transcript; below, two students who need not. */
const CREDITS = ['12', '100', '12.5'] as const;
const NO_TRANSFER = [
  { prev_college_ind: 'yes', college_credits: '11.5' },
  { prev_college_ind: 'no', college_credits: '30' },
] as const;

/** Repeats the calls of a submission, as an applicant does when recording the status has failed. */
function* pressSubmitAgain(scene: Scene): Calls {
  // A newly opened form sends its numbers even without a change, and answers that were never given as empty.
  const body = { name_suffix: '', former_name: '', ...scene.complete };
  yield send(scene, 'saveAnswers', { body, saves: pickNumbers(scene.random) });
  yield send(scene, 'postValidations', { body: NO_ERRORS });
  yield send(scene, 'saveLastPage', { body: { last_page: '/final-steps' } });
  yield send(scene, 'saveWebStatus', { body: { web_status: 'validating' } });
  yield send(scene, 'submitApplication');
  yield send(scene, 'getProfile');
}

/** Tries each kind of change to a submitted application, and repeats what may be repeated. */
function* changeAfterwards(scene: Scene): Calls {
  const { tabs = {}, counts = {} } = accountOf(scene)?.application ?? {};
  const chosen_tab = tabs.hs_tab === 'intl' ? 'us' : 'intl';
  const num_components = 1 + ((counts.parent ?? 1) % 4);
  yield send(scene, 'saveTab', { body: { tab_id: 'hs_tab', chosen_tab } });
  yield send(scene, 'saveAddAnother', { body: { button_id: 'parent', num_components } });
  yield send(scene, 'saveAnswers', { body: { preferred_name: 'Mallory' } });
  yield send(scene, 'saveAnswers', { body: {} });
  for (const removal of ['deleteDocument', 'deleteConversion'])
    yield send(scene, removal, { answerKey: TRANSCRIPT });
  yield send(scene, 'requestUpload', { body: { answer_key: TRANSCRIPT } });
  yield send(scene, 'saveLastPage', { body: { last_page: '/about' } });
  yield send(scene, 'postValidations', { body: NO_ERRORS });
  yield send(scene, 'submitApplication');
  const { reached = 0 } = accountOf(scene)?.application ?? {};
  for (const web_status of STATUSES.slice(0, reached))
    yield send(scene, 'saveWebStatus', { body: { web_status } });
  yield* readAll(scene);
}

/** The acts that submit an application. */
export const SUBMIT_ACTS = {
  *handIn(scene) {
    const { documents = {}, reached = 0 } = accountOf(scene)?.application ?? {};
    const { random, complete } = scene;
    const texts = { heard_other: random.pick(TEXTS), discipline_explain: ` ${TEXTS.join('|')} ` };
    yield send(scene, 'saveAnswers', { body: { ...complete, ...texts, ssn: random.pick(SSNS) } });
    // Marks the document as answered although none was uploaded, or it could not be converted.
    const isMarked = random.chance(1 / 3);
    if (isMarked && random.chance(1 / 2)) yield* upload(scene, 'resume_doc', 'resume_doc', 'password');
    if (isMarked) yield send(scene, 'saveAnswers', { body: { resume_doc: 'ANSWERED' } });
    if (documents[TRANSCRIPT]?.status !== 'completed') yield* upload(scene, TRANSCRIPT);
    const late = random.chance(1 / 4) && (yield* store(random, TRANSCRIPT, scene.device));
    for (const web_status of STATUSES.slice(reached, 2))
      yield send(scene, 'saveWebStatus', { body: { web_status } });
    // A step back, or `submitted` before the submission.
    const web_status = random.pick(['started', 'submitted', undefined]);
    if (web_status) yield send(scene, 'saveWebStatus', { body: { web_status } });
    yield send(scene, 'postValidations', { body: random.pick([NO_ERRORS, VALIDATIONS]) });
    // A submission changes neither the answers nor their version.
    yield send(scene, 'getProfile');
    const transfers = CREDITS.map((credits) => ({ prev_college_ind: 'yes', college_credits: credits }));
    for (const body of random.chance(1 / 3) ? [...transfers, random.pick(NO_TRANSFER)] : []) {
      yield send(scene, 'saveAnswers', { body });
      yield send(scene, 'submitApplication');
    }
    // Only here nothing else rejects these calls.
    for (const foreign of FOREIGN) yield send(scene, 'submitApplication', { foreign });
    yield send(scene, 'saveWebStatus', { body: { web_status: 'validating' }, foreign: random.pick(FOREIGN) });
    // A save that is served first is submitted too.
    const save = send(scene, 'saveAnswers', { body: { heard_other: random.pick(TEXTS) } });
    const submission = send(scene, 'submitApplication');
    yield { ...submission, beside: random.pick([save, submission, undefined]) };
    yield send(scene, 'getProfile');
    if (isMarked) {
      yield send(scene, 'saveAnswers', { body: { resume_doc: '' } });
      yield send(scene, 'submitApplication');
    }
    yield* openViews();
    if (random.chance(1 / 2)) {
      // Clocks that count seconds would not show that a moment has moved.
      yield send(scene, 'getPdf', { afterMs: 1100 });
      yield* pressSubmitAgain(scene);
      yield* openViews();
    }
    if (late) yield send(scene, 'startConversion', { answerKey: TRANSCRIPT, body: late });
    // Whose session it is comes before what the application allows.
    for (const unusual of SENDERS.slice(0, 4).flatMap((sender) => sender(scene)))
      yield send(scene, 'saveAnswers', { body: { preferred_name: 'Mallory' }, ...unusual });
    // The first call starts making the copy.
    yield send(scene, 'getPdf');
    const { status, url } = yield* pollUntilDone(scene, 'getPdf');
    // An address works more than once, and while there is a newer one.
    if (status === 'COMPLETED') {
      yield send(scene, 'getPdf');
      yield send(scene, 'getCopy', { url: String(url) });
      // Neither the end of a session nor a new one ends it.
      if (random.chance(1 / 2)) yield send(scene, 'logOut');
      yield* logIn(scene, scene.device.username);
      yield send(scene, 'getCopy', { url: String(url) });
    }
    yield* changeAfterwards(scene);
    if (random.chance(1 / 2)) return;
    yield send(scene, 'saveWebStatus', { body: { web_status: 'submitted' } });
    yield* changeAfterwards(scene);
    if (random.chance(1 / 2)) yield send(scene, 'logOut');
  },
} satisfies Record<string, Play>;
