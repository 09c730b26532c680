import { ACCOUNT_ACTS, logIn } from './accountActs.ts';
import { HIGHEST, listManyForms, MALFORMED, pickNumbers, TWICE } from './admitSave.ts';
import {
  answerQuestion,
  changeLastLetter,
  lengthen,
  otherVersions,
  TAB_GROUPS,
  TRACES,
} from './vocabulary.ts';
import { DOCUMENT_ACTS, pollUntilDone, store, TRANSCRIPT, upload } from './documentActs.ts';
import { BESIDE_ACTS } from './besideActs.ts';
import { OPEN_ACTS, openViews } from './openActs.ts';
import type { Random } from './Random.ts';
import { REJECTED_ACTS } from './rejectedActs.ts';
import { answers, KEYS, NO_ERRORS, PAGES, STATUSES, writeAnyTwo, writeAtOnce } from './pairedActs.ts';
import { accountOf, send } from './Scene.ts';
import { SENDERS } from './senders.ts';
import type { Calls, Play, Scene } from './Scene.ts';

/** Credits for which a transfer student must upload a college transcript; below, two students who need not. */
const CREDITS = ['12', '100', '12.5'] as const;
const NO_TRANSFER = [
  { prev_college_ind: 'yes', college_credits: '11.5' },
  { prev_college_ind: 'no', college_credits: '30' },
] as const;

/** A proxy that compresses marks the version as weak, or changes its end. */
function weaken(random: Random, tag?: string): string | undefined {
  if (!tag?.startsWith('"') || !random.chance(1 / 4)) return tag;
  return random.pick([
    `W/${tag}`,
    ...['-gzip', '--gzip', '-br', ';gzip'].map((end) => tag.replace(/"$/, `${end}"`)),
  ]);
}

/** Saves from more forms than a backend keeps. */
function* saveFromManyForms(scene: Scene): Calls {
  const [last = '', again = '', ...others] = listManyForms(scene.random);
  for (const saves of [again, ...others]) yield send(scene, 'saveAnswers', { saves, body: {} });
  // The form that saved first saves again. Backends that record times in seconds must see that it is newer.
  yield send(scene, 'saveAnswers', { saves: again, body: {}, afterMs: 1100 });
  yield send(scene, 'saveAnswers', { saves: last, body: {} });
  yield send(scene, 'getProfile');
}

/** Repeats the calls of a submission, as an applicant does when recording the status has failed. */
function* pressSubmitAgain(scene: Scene): Calls {
  // A newly opened form sends its numbers even without a change.
  yield send(scene, 'saveAnswers', { body: scene.complete, saves: pickNumbers(scene.random) });
  yield send(scene, 'postValidations', { body: NO_ERRORS });
  yield send(scene, 'saveLastPage', { body: { last_page: '/final-steps' } });
  yield send(scene, 'saveWebStatus', { body: { web_status: 'validating' } });
  yield send(scene, 'submitApplication');
  yield send(scene, 'getProfile');
}

/** Saves data, restarts the backend during a conversion, and reads back what must not be lost. */
function* restart(scene: Scene): Calls {
  const { random, device, world } = scene;
  for (const act of ['addAnother', 'chooseTab', 'visit', 'recordStatus', 'upload'])
    yield* playAct(act, scene);
  yield send(scene, 'saveAnswers', { body: answers(scene), saves: pickNumbers(random) });
  const body = yield* store(random, TRANSCRIPT, device);
  if (body) yield send(scene, 'startConversion', { answerKey: TRANSCRIPT, body });
  // Only a session that has not ended shows whether sessions survive a restart.
  const [token, session] = [...world.sessions].at(-1) ?? [];
  yield { operation: 'getProfile', token, marker: session?.marker, isAfterRestart: true };
  for (const act of ['askForDocument', 'save', 'confirm']) yield* playAct(act, scene);
  for (const read of ['getProfile', 'getDocuments', 'getAddAnother', 'getTabs']) yield send(scene, read);
}

/** Saves, copies the data, saves again, and puts the copy back: the version that was lost must not come back. */
function* restore(scene: Scene): Calls {
  const { device, random } = scene;
  const save = (ifMatch?: string) =>
    send(scene, 'saveAnswers', { ifMatch, body: { preferred_name: `A${String(random.below(1e6))}` } });
  yield* logIn(scene, device.username);
  yield save();
  yield send(scene, 'getProfile', { isAfterBackup: true });
  yield save();
  const lost = device.etag;
  yield send(scene, 'getProfile', { isAfterRestore: true });
  yield* logIn(scene, device.username);
  yield send(scene, 'getProfile');
  yield save(lost);
  yield save();
  yield save(lost);
  yield send(scene, 'getProfile');
}

/** Plays an act. A student whose session has ended usually logs in again first. */
export function* playAct(act: string, scene: Scene): Calls {
  const play = act === 'restore' ? restore : (ACTS as Record<string, Play>)[act];
  const isOut = scene.world.sessions.get(scene.device.token ?? '') === undefined;
  if (isOut && !WITHOUT_SESSION.has(act) && !scene.random.chance(1 / 3))
    yield* logIn(scene, scene.device.username);
  if (play) yield* play(scene);
}

const WITHOUT_SESSION = new Set([...Object.keys(ACCOUNT_ACTS), ...Object.keys(OPEN_ACTS)]);

/** All acts. A seed plays the same acts only as long as their order is unchanged. */
export const ACTS = {
  ...ACCOUNT_ACTS,
  ...DOCUMENT_ACTS,
  ...OPEN_ACTS,
  ...REJECTED_ACTS,
  ...BESIDE_ACTS,
  *read(scene) {
    const reads = ['getProfile', 'getDocuments', 'getAddAnother', 'getTabs', 'getPdf'] as const;
    yield send(scene, scene.random.pick(['getProfile', ...reads]));
  },
  *save(scene) {
    const { random, device } = scene;
    const before = device.etag;
    const others = [...scene.world.accounts.values()].flatMap(({ username, application: { versions } }) =>
      username === device.username ? [] : versions.slice(-1),
    );
    const other = device.etag === undefined ? undefined : random.pick(otherVersions(device.etag));
    const tags = [
      device.etag,
      device.etag,
      device.oldTag,
      device.oldTag,
      other,
      random.pick(others),
      undefined,
    ];
    const ifMatch = weaken(random, random.pick(tags));
    const body = random.chance(1 / 8) ? {} : answers(scene);
    yield send(scene, 'saveAnswers', { ifMatch, body, saves: pickNumbers(random) });
    if (random.chance(2 / 3)) return;
    const corrected = Object.entries(body).map(([key, text]) =>
      KEYS.some((one) => one === key) ? [key, changeLastLetter(text)] : [key, text],
    );
    yield send(scene, 'saveAnswers', { body: Object.fromEntries(corrected) as Record<string, string> });
    // Going back to the earlier answers still creates a new version, so a save based on the earlier one must fail.
    yield send(scene, 'saveAnswers', { body });
    yield send(scene, 'saveAnswers', { ifMatch: before, body: random.pick([answers(scene), {}]) });
    yield send(scene, 'getProfile');
  },
  writeAtOnce,
  writeAnyTwo,
  saveFromManyForms,
  *mergeAndSaveAgain(scene) {
    const { random } = scene;
    const save = { body: answers(scene), saves: pickNumbers(random) };
    const ifMatch = weaken(random, scene.device.etag);
    const { status } = yield send(scene, 'saveAnswers', { ifMatch, ...save });
    // After a lost reply, the same changes are sent again under the same numbers.
    if (status !== 412 && random.chance(1 / 2)) return;
    yield send(scene, 'getProfile');
    yield send(scene, 'saveAnswers', { ifMatch: scene.device.etag, ...save });
  },
  *saveLongest(scene) {
    const { random, questions } = scene;
    const limits = Object.entries(questions).map(([key, { maxLength }]) => [key, Number(maxLength)] as const);
    // All multi-line texts, the usual answers, and some others.
    const isUsual = (key: string) => KEYS.some((one) => one === key);
    const some = limits.filter(
      ([key, most]) => most > 254 || isUsual(key) || (most === 254 && random.chance(1 / 20)),
    );
    const body = Object.fromEntries(some.map(([key, most]) => [key, lengthen(random, key, most)]));
    yield send(scene, 'saveAnswers', { body });
    yield send(scene, 'getProfile');
    const sentences = Array.from({ length: 20 }, () => lengthen(random, 'Enter this. ', 500));
    const keys = Array.from({ length: 500 }, () => KEYS[0]);
    const errors = { validation_errors: { ['k'.repeat(60)]: sentences }, page_schema: { about: keys } };
    yield send(scene, 'postValidations', { body: errors });
  },
  *saveMalformedNumbers(scene) {
    for (const saves of [...MALFORMED, HIGHEST, ...TWICE])
      yield send(scene, 'saveAnswers', { saves, body: answers(scene) });
    yield send(scene, 'getProfile');
  },
  *addAnother(scene) {
    const [button_id, most] = scene.random.pick([
      ['parent', 4],
      ['prev_college', 5],
    ]);
    const some = 1 + scene.random.below(most);
    for (const num_components of scene.random.pick([[some], [most, some]]))
      yield send(scene, 'saveAddAnother', { body: { button_id, num_components } });
    yield send(scene, 'getAddAnother');
  },
  *chooseTab(scene) {
    const { random } = scene;
    const tab_id = random.pick(TAB_GROUPS);
    // A choice in one group does not change the choice in the other.
    for (const other of TAB_GROUPS.filter((one) => one !== tab_id && random.chance(1 / 2)))
      yield send(scene, 'saveTab', { body: { tab_id: other, chosen_tab: 'intl' } });
    for (const chosen_tab of random.pick([['us'], ['intl'], ['intl', 'us']]))
      yield send(scene, 'saveTab', { body: { tab_id, chosen_tab } });
    yield send(scene, 'getTabs');
  },
  *visit(scene) {
    const { random, device } = scene;
    const traceparent = random.pick([...TRACES, undefined]);
    const marker = random.pick([device.marker, device.marker, undefined]);
    const site = random.pick(['same-origin', 'none', undefined] as const);
    const isAmongCookies = random.chance(1 / 2);
    for (const last_page of [random.pick(PAGES), random.pick(PAGES)]) {
      const body = { last_page };
      yield send(scene, 'saveLastPage', { marker, traceparent, body, site, isAmongCookies });
    }
    yield send(scene, 'getProfile');
  },
  *recordStatus(scene) {
    yield send(scene, 'saveWebStatus', { body: { web_status: scene.random.pick(STATUSES) } });
  },
  *submit(scene) {
    yield send(scene, 'submitApplication');
  },
  *handIn(scene) {
    const { documents = {}, reached = 0 } = accountOf(scene)?.application ?? {};
    const { random, complete } = scene;
    const ssn = answerQuestion(random, 'ssn', {});
    yield send(scene, 'saveAnswers', { body: { ...complete, ssn } });
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
    yield send(scene, 'postValidations', { body: NO_ERRORS });
    // A submission changes neither the answers nor their version.
    yield send(scene, 'getProfile');
    const transfers = CREDITS.map((credits) => ({ prev_college_ind: 'yes', college_credits: credits }));
    for (const body of random.chance(1 / 3) ? [...transfers, random.pick(NO_TRANSFER)] : []) {
      yield send(scene, 'saveAnswers', { body });
      yield send(scene, 'submitApplication');
    }
    yield send(scene, 'submitApplication');
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
    for (const sender of SENDERS.slice(0, 4))
      yield send(scene, 'saveAnswers', { body: { preferred_name: 'Mallory' }, ...sender(scene) });
    // The first call starts making the copy.
    yield send(scene, 'getPdf');
    const { status, url } = yield* pollUntilDone(scene, 'getPdf');
    // An address works more than once, and while there is a newer one.
    if (status === 'COMPLETED') {
      yield send(scene, 'getPdf');
      for (let time = 0; time < 2; time += 1) yield send(scene, 'getCopy', { url: String(url) });
    }
    if (random.chance(1 / 2)) yield send(scene, 'saveWebStatus', { body: { web_status: 'submitted' } });
  },
  restart,
} satisfies Record<string, Play>;
