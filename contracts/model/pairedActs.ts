import { answerQuestion, TAB_GROUPS, TEXTS } from './vocabulary.ts';
import { pollUntilDone, remove, store, TRANSCRIPT, upload } from './documentActs.ts';
import { logIn } from './accountActs.ts';
import { accountOf, send, type Calls, type Scene } from './Scene.ts';
import type { Call } from './World.ts';

export const PAGES = ['/about', '/education', '/final-steps'] as const;
export const STATUSES = ['started', 'validating', 'submitted'] as const;
/** Few enough that the devices often change the same answers. */
export const KEYS = ['preferred_name', 'senior_courses', 'counselor_name', 'heard_other'] as const;
export const NO_ERRORS = {
  validation_errors: {},
  page_schema: { about: ['first_name'], education: [], 'final-steps': [] },
};

/** Returns answers to some of the usual questions, and sometimes to others. */
export function answers({ random, questions }: Scene): Record<string, string> {
  const usual = KEYS.filter(() => random.chance(1 / 2)).map((key) => [key, random.pick(TEXTS)] as const);
  const others = Object.entries(questions)
    .filter(() => random.chance(1 / 200))
    .map(([key, schema]) => [key, answerQuestion(random, key, schema)] as const);
  return Object.fromEntries([...others, ...usual]);
}

/** Returns every kind of write; no answer, number or count is in two, so it does not matter which is served last. */
function listWrites(scene: Scene, ifMatch?: string) {
  const { random, device } = scene;
  const { username } = device;
  const { signUps = [], application } = accountOf(scene) ?? {};
  const { answers: saved = {}, counts = {}, tabs = {} } = application ?? {};
  const password = signUps.at(-1)?.password;
  const save = (keys: readonly string[], saves?: string) =>
    send(scene, 'saveAnswers', {
      ifMatch,
      saves,
      body: Object.fromEntries(
        keys.map((key) => [key, random.pick(TEXTS.filter((one) => one !== saved[key]))]),
      ),
    });
  // Only what changes can be lost.
  const count = (button_id: string) =>
    send(scene, 'saveAddAnother', {
      body: { button_id, num_components: 1 + ((counts[button_id] ?? 1) % 4) },
    });
  const tab = (tab_id: string) =>
    send(scene, 'saveTab', { body: { tab_id, chosen_tab: tabs[tab_id] === 'intl' ? 'us' : 'intl' } });
  const logsIn: Call = { operation: 'logIn', body: { username, password } };
  const target = send(scene, 'requestUpload', { body: { answer_key: 'resume_doc' } });
  return { save, count, tab, logsIn, target };
}

/** Returns pairs of writes of one kind, to be sent at once. */
function pairAlike(scene: Scene, ifMatch: string | undefined, files: Call[]): [Call[], ...Call[][]] {
  const { save, count, tab } = listWrites(scene, ifMatch);
  return [
    files,
    [save(KEYS.slice(0, 2), 'k3x9w2pq.12'), save(KEYS.slice(2))],
    [save(KEYS.slice(0, 2)), save(KEYS.slice(2), 'm1b7c4zd.12')],
    [save(KEYS.slice(0, 2), 'k3x9w2pq.13'), save(KEYS.slice(2), 'm1b7c4zd.13')],
    [count('parent'), count('prev_college')],
    TAB_GROUPS.map(tab),
  ];
}

/** Returns the pair of writes whose turn it is. */
function pairInTurn(scene: Scene, turn: number): Call[] {
  const { username } = scene.device;
  const { lastPage = '', reached = 0 } = accountOf(scene)?.application ?? {};
  const { save, count, tab, logsIn, target } = listWrites(scene);
  const writes = [
    save(KEYS.slice(0, 2), 'k3x9w2pq.14'),
    count('parent'),
    tab('hs_tab'),
    send(scene, 'saveLastPage', { body: { last_page: PAGES.find((one) => one !== lastPage) } }),
    send(scene, 'saveWebStatus', { body: { web_status: STATUSES[reached] ?? 'submitted' } }),
    send(scene, 'postValidations', { body: NO_ERRORS }),
    send(scene, 'deleteDocument', { answerKey: 'resume_doc' }),
    send(scene, 'deleteConversion', { answerKey: 'resume_doc' }),
    send(scene, 'submitApplication'),
    target,
    send(scene, 'startConversion', { answerKey: TRANSCRIPT }),
    { operation: 'forgotPassword', body: { username } },
    logsIn,
    send(scene, 'logOut'),
  ];
  // A button that is pressed twice sends a call twice.
  const pairs = writes.flatMap((one, at) => writes.slice(at).map((other) => [one, other]));
  return pairs[turn % pairs.length] ?? [];
}

export const readAll = (scene: Scene) =>
  (['getProfile', 'getAddAnother', 'getTabs', 'getDocuments'] as const).map((read) => send(scene, read));

/** How many of these pairs a history has. */
const PAIRS = 4;

/** Sends the pairs of writes whose turn it is, and reads what each has changed. */
export function* writeAnyTwo(scene: Scene): Calls {
  const alike = pairAlike(scene, undefined, []);
  const [first, second] = alike[1 + (scene.turn % (alike.length - 1))] ?? [];
  if (first && second) yield { ...first, beside: second };
  yield* readAll(scene);
  for (let time = 0; time < PAIRS; time += 1) {
    if (!scene.world.sessions.has(scene.device.token ?? '')) yield* logIn(scene, scene.device.username);
    const pair = pairInTurn(scene, scene.turn * PAIRS + time);
    const removals = pair.filter(({ operation }) => operation.startsWith('delete'));
    // Only a document that is there can be removed; without its PDF, the removal of its file ends it.
    if (removals.length > 0) yield* upload(scene, 'resume_doc');
    if (removals.length === 1 && removals[0]?.operation === 'deleteDocument')
      yield send(scene, 'deleteConversion', { answerKey: 'resume_doc' });
    const isConverted = pair.some(({ operation }) => operation === 'startConversion');
    const body = isConverted ? yield* store(scene.random, TRANSCRIPT, scene.device) : undefined;
    const [one, other] = pair.map((call) => (call.answerKey === TRANSCRIPT ? { ...call, body } : call));
    if (one && other)
      yield scene.random.chance(1 / 2) ? { ...one, beside: other } : { ...other, beside: one };
    yield* readAll(scene);
    if (isConverted) yield* pollUntilDone(scene, 'getConversion', { answerKey: TRANSCRIPT });
    if (removals.length > 0) yield* remove(scene, 'resume_doc');
  }
}

/** Sends pairs of writes of one kind at once, and reads what each has changed. */
export function* writeAtOnce(scene: Scene): Calls {
  const { random } = scene;
  const files = [];
  for (const answerKey of [TRANSCRIPT, 'resume_doc']) {
    const body = yield* store(random, answerKey, scene.device);
    if (body) files.push(send(scene, 'startConversion', { answerKey, body }));
  }
  for (let time = 0; time < 3; time += 1) {
    // Both saves are based on the current version, unless they name none.
    yield send(scene, 'getProfile');
    const { etag } = scene.device;
    const ifMatch = random.pick([etag, undefined]);
    const alike = pairAlike(scene, ifMatch, files);
    // Only here are there two files to convert.
    const [one, other] = time === 0 && files.length > 1 ? files : random.pick(alike);
    if (one && other) yield { ...one, beside: other };
    if (one === files[0])
      for (const answerKey of [TRANSCRIPT, 'resume_doc'])
        yield* pollUntilDone(scene, 'getConversion', { answerKey });
    // The version read before these two calls may be outdated now.
    yield send(scene, 'saveAnswers', { ifMatch: etag, body: answers(scene) });
    yield* readAll(scene);
  }
}
