import { answerQuestion, TAB_GROUPS, TEXTS } from './alphabet.ts';
import { store, TRANSCRIPT } from './documentActs.ts';
import { send } from './Scene.ts';
import type { Calls, Scene } from './Scene.ts';
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

/** Returns pairs of writes to be sent at once: two of the same kind, and any two. */
function pairWrites(
  scene: Scene,
  ifMatch: string | undefined,
  files: Call[],
): [(Call | undefined)[], ...(Call | undefined)[][]] {
  const { random, device, world } = scene;
  const { username } = device;
  const password = world.accounts.get(username)?.signUps.at(-1)?.password;
  // No answer, number or count is in both, so it does not matter which of the two is served last.
  const save = (keys: readonly string[], saves?: string) =>
    send(scene, 'saveAnswers', {
      ifMatch,
      saves,
      body: Object.fromEntries(keys.map((key) => [key, random.pick(TEXTS)] as const)),
    });
  const count = (button_id: string) =>
    send(scene, 'saveAddAnother', { body: { button_id, num_components: 2 + random.below(3) } });
  const tab = (tab_id: string) =>
    send(scene, 'saveTab', { body: { tab_id, chosen_tab: random.pick(['intl', 'intl', 'us']) } });
  const logsIn = { operation: 'logIn', body: { username, password } };
  const target = send(scene, 'requestUpload', { body: { answer_key: 'resume_doc' } });
  const pairs: Call[][] = [
    [save(KEYS.slice(0, 2), 'k3x9w2pq.12'), save(KEYS.slice(2))],
    [save(KEYS.slice(0, 2)), save(KEYS.slice(2), 'm1b7c4zd.12')],
    [save(KEYS.slice(0, 2), 'k3x9w2pq.13'), save(KEYS.slice(2), 'm1b7c4zd.13')],
    [count('parent'), count('prev_college')],
    TAB_GROUPS.map(tab),
    [logsIn, logsIn],
    [target, target],
    files,
    [send(scene, 'submitApplication'), send(scene, 'submitApplication')],
  ];
  const singles = [
    ...pairs.flatMap(([one]) => one ?? []),
    send(scene, 'saveLastPage', { body: { last_page: random.pick(PAGES) } }),
    send(scene, 'saveWebStatus', { body: { web_status: random.pick(STATUSES) } }),
    send(scene, 'postValidations', { body: NO_ERRORS }),
    ...['deleteDocument', 'deleteConversion'].map((operation) =>
      send(scene, operation, { answerKey: 'resume_doc' }),
    ),
  ];
  return [[random.pick(singles), random.pick(singles)], ...pairs];
}

/** Sends pairs of writes at once, and reads what each has changed. */
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
    const [one, other] = random.pick(pairWrites(scene, ifMatch, files));
    if (one && other) yield { ...one, beside: other };
    // The version read before these two calls may be outdated now.
    yield send(scene, 'saveAnswers', { ifMatch: etag, body: answers(scene) });
    for (const read of ['getProfile', 'getAddAnother', 'getTabs', 'getDocuments']) yield send(scene, read);
  }
}
