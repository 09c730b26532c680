import { answerQuestion, TAB_GROUPS, TEXTS } from './vocabulary.ts';
import { pollUntilDone, remove, store, TRANSCRIPT, upload } from './documentActs.ts';
import { logIn } from './accountActs.ts';
import { NO_ERRORS } from './listedCalls.ts';
import { accountOf, send, type Calls, type Scene } from './Scene.ts';
import type { Call } from './World.ts';

export const PAGES = ['/about', '/education', '/final-steps'] as const;
export const STATUSES = ['started', 'validating', 'submitted'] as const;
/** Few enough that the devices often change the same answers. */
export const KEYS = ['preferred_name', 'senior_courses', 'counselor_name', 'heard_other'] as const;

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
  const { answers: saved = {}, counts = {}, tabs = {} } = accountOf(scene)?.application ?? {};
  const save = (keys: readonly string[], saves?: string) =>
    send(scene, 'saveAnswers', {
      ifMatch,
      saves,
      body: Object.fromEntries(
        keys.map((key) => [key, scene.random.pick(TEXTS.filter((one) => one !== saved[key]))]),
      ),
    });
  // Only what changes can be lost.
  const count = (button_id: string) =>
    send(scene, 'saveAddAnother', {
      body: { button_id, num_components: 1 + ((counts[button_id] ?? 1) % 4) },
    });
  const tab = (tab_id: string) =>
    send(scene, 'saveTab', { body: { tab_id, chosen_tab: tabs[tab_id] === 'intl' ? 'us' : 'intl' } });
  return { save, count, tab };
}

/** Sends the pair of writes of one kind whose turn it is, and a save on the version read before. */
function* writeAlike(scene: Scene): Calls {
  const { random, device, turn } = scene;
  yield send(scene, 'getProfile');
  const { etag } = device;
  // Both saves are based on the current version, unless they name none.
  const { save, count, tab } = listWrites(scene, random.pick([etag, undefined]));
  const pairs = [
    [save(KEYS.slice(0, 2), 'k3x9w2pq.12'), save(KEYS.slice(2))],
    [save(KEYS.slice(0, 2)), save(KEYS.slice(2), 'm1b7c4zd.12')],
    [save(KEYS.slice(0, 2), 'k3x9w2pq.13'), save(KEYS.slice(2), 'm1b7c4zd.13')],
    [count('parent'), count('prev_college')],
    TAB_GROUPS.map(tab),
  ];
  const files: Call[] = [];
  for (const answerKey of turn % (pairs.length + 1) === 0 ? [TRANSCRIPT, 'resume_doc'] : []) {
    const body = yield* store(random, answerKey, device);
    if (body) files.push(send(scene, 'startConversion', { answerKey, body }));
  }
  const [one, other] = pairs[(turn % (pairs.length + 1)) - 1] ?? files;
  if (one && other) yield { ...one, beside: other };
  for (const { answerKey } of files) yield* pollUntilDone(scene, 'getConversion', { answerKey });
  yield* readAll(scene);
  // The version read before these two calls is outdated if they have saved answers.
  yield send(scene, 'saveAnswers', { ifMatch: etag, body: answers(scene) });
  yield send(scene, 'getProfile');
}

/** Returns the pair of writes whose turn it is. */
function pairInTurn(scene: Scene, turn: number): Call[] {
  const { username, signUps = [], application } = accountOf(scene) ?? {};
  const { lastPage = '', reached = 0 } = application ?? {};
  const { save, count, tab } = listWrites(scene);
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
    send(scene, 'requestUpload', { body: { answer_key: 'resume_doc' } }),
    send(scene, 'startConversion', { answerKey: TRANSCRIPT }),
    { operation: 'forgotPassword', body: { username } },
    { operation: 'logIn', body: { username, password: signUps.at(-1)?.password } },
    send(scene, 'logOut'),
  ];
  // A button that is pressed twice sends a call twice.
  const pairs = writes.flatMap((one, at) => writes.slice(at).map((other) => [one, other]));
  return pairs[turn % pairs.length] ?? [];
}

export const readAll = (scene: Scene) =>
  (['getProfile', 'getAddAnother', 'getTabs', 'getDocuments'] as const).map((read) => send(scene, read));

/** How many of these pairs a history has. */
const PAIRS = 3;

/** Sends the pairs of writes whose turn it is, and reads what each has changed. */
export function* writeAnyTwo(scene: Scene): Calls {
  yield* writeAlike(scene);
  for (let time = 0; time < 2 * PAIRS; time += 1) {
    if (!scene.world.sessions.has(scene.device.token ?? '')) yield* logIn(scene, scene.device.username);
    const pair = () => pairInTurn(scene, scene.turn * PAIRS + Math.floor(time / 2));
    const planned = pair().map(({ operation }) => operation);
    const removals = planned.filter((operation) => operation.startsWith('delete'));
    // Only a document that is there can be removed; without its PDF, the removal of its file ends it.
    if (removals.length > 0) yield* upload(scene, 'resume_doc');
    if (removals.length === 1 && removals[0] === 'deleteDocument')
      yield send(scene, 'deleteConversion', { answerKey: 'resume_doc' });
    const isConverted = planned.includes('startConversion');
    const body = isConverted ? yield* store(scene.random, TRANSCRIPT, scene.device) : undefined;
    // The session may be another one by now.
    const [one, other] = pair().map((call) => (call.answerKey === TRANSCRIPT ? { ...call, body } : call));
    // A write may lose only what is written between its own read and its end, so each of the two is sent first once.
    if (one && other) yield time % 2 === 0 ? { ...one, beside: other } : { ...other, beside: one };
    yield* readAll(scene);
    if (isConverted) yield* pollUntilDone(scene, 'getConversion', { answerKey: TRANSCRIPT });
    if (removals.length > 0) yield* remove(scene, 'resume_doc');
  }
}
