import { ACCOUNT_ACTS, logIn } from './accountActs.ts';
import { HIGHEST, listManyForms, MALFORMED, pickNumbers, TWICE } from './admitSave.ts';
import { changeLastLetter, lengthen, listProxied, TAB_GROUPS, TRACES } from './vocabulary.ts';
import { DOCUMENT_ACTS, start, TRANSCRIPT } from './documentActs.ts';
import { BESIDE_ACTS } from './besideActs.ts';
import { OPEN_ACTS } from './openActs.ts';
import type { Random } from './Random.ts';
import { REJECTED_ACTS } from './rejectedActs.ts';
import { answers, KEYS, PAGES, STATUSES, writeAnyTwo } from './pairedActs.ts';
import { send, type Calls, type Play, type Scene } from './Scene.ts';
import { SUBMIT_ACTS } from './submitActs.ts';

/** Sometimes returns a version as a proxy spells it. */
const weaken = (random: Random, tag?: string) =>
  tag && random.chance(1 / 4) ? random.pick(listProxied(tag)) : tag;

/** Saves from more forms than a backend keeps. */
function* saveFromManyForms(scene: Scene): Calls {
  const [last = '', again = '', ...others] = listManyForms(scene.random);
  for (const saves of [again, ...others]) yield send(scene, 'saveAnswers', { saves, body: {} });
  // The form that saved first saves again. Backends that record times in seconds must see that it is newer.
  yield send(scene, 'saveAnswers', { saves: again, body: {}, afterMs: 1100 });
  yield send(scene, 'saveAnswers', { saves: last, body: {} });
  yield send(scene, 'getProfile');
}

/** Saves data, restarts the backend during a conversion, and reads back what must not be lost. */
function* restart(scene: Scene): Calls {
  const { random, world } = scene;
  for (const act of ['addAnother', 'chooseTab', 'visit', 'recordStatus', 'upload'])
    yield* playAct(act, scene);
  yield send(scene, 'saveAnswers', { body: answers(scene), saves: pickNumbers(random) });
  yield* start(scene, TRANSCRIPT);
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
    // As a form does before its first save.
    if (device.etag === undefined) yield send(scene, 'getProfile');
    const before = device.etag;
    const ifMatch = weaken(random, random.pick([device.etag, device.oldTag, undefined]));
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
  writeAnyTwo,
  saveFromManyForms,
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
    const known = Object.keys(scene.bodies.saveAnswers?.properties ?? {});
    const keys = Array.from({ length: 500 }, (_, at) => known[at % known.length]);
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
    // Only a save changes the version.
    yield send(scene, 'getProfile');
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
    yield send(scene, 'getProfile');
  },
  *visit(scene) {
    const { random, device } = scene;
    const traceparent = random.pick([...TRACES, undefined]);
    const marker = random.pick([device.marker, device.marker, undefined]);
    const isAmongCookies = random.chance(1 / 2);
    for (const last_page of [random.pick(PAGES), random.pick(PAGES)]) {
      const body = { last_page };
      yield send(scene, 'saveLastPage', { marker, traceparent, body, isAmongCookies });
    }
    yield send(scene, 'getProfile');
  },
  *recordStatus(scene) {
    yield send(scene, 'saveWebStatus', { body: { web_status: scene.random.pick(STATUSES) } });
  },
  ...SUBMIT_ACTS,
  restart,
} satisfies Record<string, Play>;
