import { listManyForms, MALFORMED, pickNumbers } from './admitSave.ts';
import type { Random } from './Random.ts';
import type { Account, Call, Reply, World } from './World.ts';

/** A student's browser. Its tabs share the cookies, but each keeps the marker it started with. */
export interface Device {
  username: string;
  token?: string;
  marker?: string;
  /** The token of the session that the last log-out ended. */
  oldToken?: string;
  oldMarker?: string;
  etag?: string;
  oldTag?: string;
}

/** The context in which an act is played. */
export interface Scene {
  device: Device;
  random: Random;
  world: World;
  /** The answers of a complete application. */
  complete: Record<string, string>;
}

type Play = (scene: Scene) => Generator<Call, void, Reply>;

/** The two students, and a third whose address is not confirmed. */
export const [MAYA, NOAH, OLIVE] = ['maya@example.com', 'noah@example.com', 'olive@example.com'] as const;
export const PASSWORDS = ['Example-Pass-2026', 'Another-Pass-2026', 'Third-Pass-2026'] as const;
export const CODE = '012345';
export const RESET_ID = 'contract-reset-id';

const TRANSCRIPT = 'hs_transcript_doc';
const DOCUMENTS = [TRANSCRIPT, 'resume_doc'] as const;
const PAGES = ['/about', '/education', '/final-steps'] as const;
const STATUSES = ['started', 'validating', 'submitted'] as const;
type Tab = [group: string, chosen: string];
const TABS: readonly [Tab, ...Tab[]] = [
  ['home_address_tab', 'us'],
  ['home_address_tab', 'intl'],
  ['hs_tab', 'intl'],
];
const TEXTS = ['', 'Ana', 'Björn', 'O’Neill'] as const;
const KEYS = ['preferred_name', 'home_city', 'counselor_name', 'heard_other'] as const;
/** Delays between polls of a conversion, growing from 0 to 8 s; about half a minute in total. */
const WAITS_MS = [0, 20, 50, 100, 200, 500, 1000, 2000, 2000, 4000, 4000, 8000, 8000];

const NO_ERRORS = {
  validation_errors: {},
  page_schema: { about: ['first_name'], education: [], 'final-steps': [] },
};

/** Creates a call as the application would send it from this browser. */
function send({ device }: Scene, operation: string, rest: Partial<Call> = {}): Call {
  return { operation, token: device.token, marker: device.marker, ...rest };
}

const answers = (random: Random) =>
  Object.fromEntries(KEYS.filter(() => random.chance(1 / 2)).map((key) => [key, random.pick(TEXTS)]));

function* logIn(scene: Scene, username: string): ReturnType<Play> {
  const { world, random, device } = scene;
  const known = world.accounts.get(username)?.signUps.at(-1)?.password;
  const password = random.chance(1 / 6) || !known ? random.pick(PASSWORDS) : known;
  yield { operation: 'logIn', token: device.token, body: { username, password } };
}

/** Saves from more forms than a backend keeps. */
function* saveFromManyForms(scene: Scene): ReturnType<Play> {
  const [last = '', ...earlier] = listManyForms(scene.random);
  for (const saves of earlier) yield send(scene, 'saveAnswers', { saves, body: {} });
  // Backends that record times in seconds must see that the last forms are newer.
  yield send(scene, 'saveAnswers', { saves: last, body: {}, afterMs: 1100 });
  yield send(scene, 'getProfile');
}

function* upload(scene: Scene, answerKey: string): ReturnType<Play> {
  const target = yield send(scene, 'requestUpload', { body: { answer_key: answerKey } });
  if (target.status !== 200) return;
  const { url, fields } = target.body as { url: string; fields: Record<string, string> };
  const stored = yield { operation: 'uploadFile', url, body: fields };
  if (stored.status >= 300) return;
  const body = { file_key: fields.key, file_name: 'transcript.pdf' };
  yield send(scene, 'startConversion', { answerKey, body });
  yield* poll(scene, answerKey);
}

function* poll(scene: Scene, answerKey: string): ReturnType<Play> {
  for (const afterMs of WAITS_MS) {
    const { body } = yield send(scene, 'getConversion', { answerKey, afterMs });
    if (body.status !== 'UNPROCESSED' && body.status !== 'IN_PROGRESS') return;
  }
}

const accountOf = ({ world, device }: Scene): Account | undefined => world.accounts.get(device.username);

/** Plays an act. A student whose session has ended usually logs in again first. */
export function* playAct(act: string, scene: Scene): ReturnType<Play> {
  const play = ACTS[act]?.[1];
  const isOut = scene.world.sessions.get(scene.device.token ?? '') === undefined;
  if (isOut && !WITHOUT_SESSION.includes(act) && !scene.random.chance(1 / 3))
    yield* logIn(scene, scene.device.username);
  if (play) yield* play(scene);
}

const WITHOUT_SESSION = [
  'askHealth',
  'logIn',
  'logInAnotherStudent',
  'saveInAnEndedSession',
  'signUpAgain',
  'confirm',
  'resetPassword',
];

/** All acts, with the weights by which they are chosen. */
export const ACTS: Record<string, [weight: number, play: Play]> = {
  logIn: [6, (scene) => logIn(scene, scene.device.username)],
  logInAnotherStudent: [2, (scene) => logIn(scene, scene.device.username === MAYA ? NOAH : MAYA)],
  logOut: [
    3,
    function* (scene) {
      yield send(scene, 'logOut', { isForeign: scene.random.chance(1 / 4) });
    },
  ],
  read: [
    10,
    function* (scene) {
      const operation = scene.random.pick([
        'getProfile',
        'getProfile',
        'getDocuments',
        'getAddAnother',
        'getTabs',
      ]);
      yield send(scene, operation);
    },
  ],
  save: [
    10,
    function* (scene) {
      const { random, device } = scene;
      const ifMatch = random.pick([device.etag, device.etag, device.oldTag, undefined]);
      yield send(scene, 'saveAnswers', { ifMatch, body: answers(random), saves: pickNumbers(random) });
      if (random.chance(1 / 15)) yield* saveFromManyForms(scene);
    },
  ],
  mergeAndSaveAgain: [
    4,
    function* (scene) {
      const { random } = scene;
      const save = { body: answers(random), saves: pickNumbers(random) };
      const { status } = yield send(scene, 'saveAnswers', { ifMatch: scene.device.etag, ...save });
      // After a lost reply, the same changes are sent again under the same numbers.
      if (status !== 412 && random.chance(1 / 2)) return;
      yield send(scene, 'getProfile');
      yield send(scene, 'saveAnswers', { ifMatch: scene.device.etag, ...save });
    },
  ],
  saveWhatIsRefused: [
    2,
    function* (scene) {
      const { random } = scene;
      const [body, saves] = [answers(random), pickNumbers(random)];
      if (random.chance(1 / 2))
        yield send(scene, 'saveAnswers', { saves, body: { ...body, gender: 'no such choice' } });
      else yield send(scene, 'saveAnswers', { saves: random.pick(MALFORMED), body });
      yield send(scene, 'getProfile');
    },
  ],
  saveFromAnotherSite: [
    2,
    function* (scene) {
      yield send(scene, 'saveAnswers', { isForeign: true, marker: undefined, body: answers(scene.random) });
    },
  ],
  saveInAnOlderTab: [
    3,
    function* (scene) {
      const marker = scene.device.oldMarker ?? 'no-such-session';
      yield send(scene, 'saveAnswers', { marker, body: answers(scene.random) });
    },
  ],
  saveInAnEndedSession: [
    3,
    function* (scene) {
      const ended = { token: scene.device.oldToken ?? scene.world.expired, marker: undefined };
      yield send(scene, 'getProfile', ended);
      yield send(scene, 'saveAnswers', { ...ended, body: answers(scene.random) });
    },
  ],
  addAnother: [
    3,
    function* (scene) {
      const button_id = scene.random.pick(['parent', 'prev_college']);
      yield send(scene, 'saveAddAnother', { body: { button_id, num_components: 1 + scene.random.below(4) } });
    },
  ],
  chooseTab: [
    3,
    function* (scene) {
      const [tab_id, chosen_tab] = scene.random.pick(TABS);
      yield send(scene, 'saveTab', { body: { tab_id, chosen_tab } });
    },
  ],
  visit: [
    3,
    function* (scene) {
      yield send(scene, 'saveLastPage', { body: { last_page: scene.random.pick(PAGES) } });
    },
  ],
  recordStatus: [
    4,
    function* (scene) {
      yield send(scene, 'saveWebStatus', { body: { web_status: scene.random.pick(STATUSES) } });
    },
  ],
  submit: [
    2,
    function* (scene) {
      yield send(scene, 'submitApplication');
    },
  ],
  handIn: [
    4,
    function* (scene) {
      const { documents = {}, reached = 0 } = accountOf(scene)?.application ?? {};
      yield send(scene, 'saveAnswers', { body: scene.complete });
      if (documents[TRANSCRIPT]?.status !== 'completed') yield* upload(scene, TRANSCRIPT);
      for (const web_status of STATUSES.slice(reached, 2))
        yield send(scene, 'saveWebStatus', { body: { web_status } });
      yield send(scene, 'postValidations', { body: NO_ERRORS });
      yield send(scene, 'submitApplication');
      if (scene.random.chance(1 / 2))
        yield send(scene, 'saveWebStatus', { body: { web_status: 'submitted' } });
    },
  ],
  upload: [3, (scene) => upload(scene, scene.random.pick(DOCUMENTS))],
  askForDocument: [3, (scene) => poll(scene, scene.random.pick(DOCUMENTS))],
  remove: [
    3,
    function* (scene) {
      const answerKey = scene.random.pick(DOCUMENTS);
      yield send(scene, 'deleteDocument', { answerKey });
      yield send(scene, 'deleteConversion', { answerKey });
    },
  ],
  convertAgain: [
    2,
    function* (scene) {
      const answerKey = scene.random.pick(DOCUMENTS);
      const file_key = accountOf(scene)?.application.documents[answerKey]?.fileKey ?? 'no-such-file';
      yield send(scene, 'startConversion', { answerKey, body: { file_key, file_name: 'transcript.pdf' } });
      yield* poll(scene, answerKey);
    },
  ],
  convertAnothersFile: [
    2,
    function* (scene) {
      const { username } = scene.device;
      const others = [...scene.world.uploads].filter(([, one]) => one.username !== username);
      const [file_key, { answerKey }] = others.at(-1) ?? ['no-such-file', { answerKey: TRANSCRIPT }];
      yield send(scene, 'startConversion', { answerKey, body: { file_key, file_name: 'transcript.pdf' } });
    },
  ],
  askHealth: [
    1,
    function* () {
      yield { operation: 'getHealth' };
    },
  ],
  signUpAgain: [
    1,
    function* ({ random }) {
      yield { operation: 'signUp', body: { username: MAYA, password: random.pick(PASSWORDS) } };
    },
  ],
  confirm: [
    4,
    function* ({ random }) {
      // Anyone may sign up with this address before it is confirmed.
      const body = { username: OLIVE, password: random.pick(PASSWORDS) };
      if (random.chance(1 / 2)) yield { operation: 'signUp', body };
      if (!random.chance(1 / 4)) yield { operation: 'confirmAccount', body: { username: OLIVE, code: CODE } };
      const { status, token, marker }: Reply = yield { operation: 'logIn', body };
      if (status === 200) yield { operation: 'getProfile', token, marker };
    },
  ],
  resetPassword: [
    2,
    function* ({ random }) {
      const password = random.pick(PASSWORDS);
      const body = { username: MAYA, password, confirm_password: password, id: RESET_ID };
      yield { operation: 'resetPassword', body };
    },
  ],
};
