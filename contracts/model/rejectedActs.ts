import { groupBy } from '../kit/groupBy.ts';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { logIn } from './accountActs.ts';
import { MALFORMED, pickNumbers } from './admitSave.ts';
import {
  answerQuestion,
  CODE,
  FOREIGN,
  HOST,
  NO_RECORD,
  PUBLIC_TOKEN,
  RESET_ID,
  SERVICE_TOKEN,
  TAB_GROUPS,
  VALID,
} from './vocabulary.ts';
import { listBroken } from './brokenBodies.ts';
import type { Part } from './brokenBodies.ts';
import { pickDocument, store } from './documentActs.ts';
import { send } from './Scene.ts';
import { SENDERS } from './senders.ts';
import type { Calls, Play, Scene } from './Scene.ts';

const { contract } = await openOwnContract();

const DOCUMENT = { answerKey: 'resume_doc' };
const CONVERSION = { file_key: 'no-such-file', file_name: 'a.pdf' };
const VALIDATIONS = {
  validation_errors: { first_name: ['Enter it.'] },
  page_schema: { about: ['first_name'] },
};
const CREDENTIALS = { username: 'maya@example.com', password: 'Example-Pass-2026' };
const RESET = { ...CREDENTIALS, confirm_password: CREDENTIALS.password, id: RESET_ID };

/** Every write under /api with a valid body, and the read that shows whether it took effect. */
const WRITES: readonly [Part & { shown: string }, ...(Part & { shown: string })[]] = [
  { operation: 'saveAnswers', body: { preferred_name: 'Mallory' }, shown: 'getProfile' },
  { operation: 'saveAddAnother', body: { button_id: 'parent', num_components: 4 }, shown: 'getAddAnother' },
  { operation: 'saveTab', body: { tab_id: 'hs_tab', chosen_tab: 'intl' }, shown: 'getTabs' },
  { operation: 'saveLastPage', body: { last_page: '/education' }, shown: 'getProfile' },
  { operation: 'saveWebStatus', body: { web_status: 'started' }, shown: 'getProfile' },
  { operation: 'saveWebStatus', body: { web_status: 'validating' }, shown: 'getProfile' },
  { operation: 'postValidations', body: VALIDATIONS, shown: 'getProfile' },
  { operation: 'submitApplication', shown: 'getProfile' },
  { operation: 'requestUpload', body: { answer_key: 'resume_doc' }, shown: 'getDocuments' },
  {
    operation: 'startConversion',
    ...DOCUMENT,
    body: CONVERSION,
    shown: 'getDocuments',
  },
  { operation: 'deleteDocument', ...DOCUMENT, shown: 'getDocuments' },
  { operation: 'deleteConversion', ...DOCUMENT, shown: 'getDocuments' },
];
const READS = ['getProfile', 'getDocuments', 'getAddAnother', 'getTabs', 'getPdf', 'logOut'] as const;

/** Searches that openapi.yaml does not allow, keyed by the reason. */
const SEARCHES: Record<string, Record<string, string>> = {
  'neither text nor id is given': {},
  'both text and id are given': { text: 'a', id: 'a' },
  'the category is unknown': { category: 'shoes', text: 'a' },
  'the category is in capitals': { category: 'HS_CEEB', text: 'a' },
  'text is empty': { text: '' },
  'id is empty': { id: '' },
  'id has 129 characters': { id: NO_RECORD.padEnd(129, '0') },
  'text has a control character': { text: 'a\u0000b' },
  'text has 255 characters': { text: 'a'.repeat(255) },
  'max_results is 0': { text: 'a', max_results: '0' },
  'max_results is 21': { text: 'a', max_results: '21' },
  'max_results is negative': { text: 'a', max_results: '-1' },
  'max_results is no whole number': { text: 'a', max_results: '2.5' },
  'max_results is not a number': { text: 'a', max_results: 'all' },
  'max_results is empty': { text: 'a', max_results: '' },
  'max_results has a letter': { text: 'a', max_results: '5x' },
  'max_results has another digit': { text: 'a', max_results: '٥' },
};

/** Calls that openapi.yaml does not allow, other than those with an invalid property. Each gets a 400. */
const INVALID: readonly Part[] = [
  ...(['parent', 'prev_college'] as const).map((button_id): Part => ({
    operation: 'saveAddAnother',
    body: { button_id, num_components: button_id === 'parent' ? 5 : 6 },
    invalid: 'there are too many items',
  })),
  {
    operation: 'postValidations',
    body: { ...VALIDATIONS, page_schema: { about: ['favourite_colour'] } },
    invalid: 'a page lists an unknown key',
  },
  ...(['startConversion', 'deleteDocument', 'deleteConversion', 'getConversion'] as const).map(
    (operation): Part => ({
      operation,
      ...(operation === 'startConversion' && { body: CONVERSION }),
      answerKey: 'diary_doc',
      invalid: 'the question has no document',
    }),
  ),
  ...(
    [
      ['getPublicView', 'token', 512],
      ['getServiceView', 'service_token', 2048],
    ] as const
  ).flatMap(([operation, name, most]) =>
    [
      ['has no character', ''],
      ['is too long', 'x'.repeat(most + 1)],
      ['has a control character', 'a\u0085b'],
    ].map(([says = '', token = '']): Part => ({
      operation,
      query: { [name]: token },
      invalid: `the token ${says}`,
    })),
  ),
  { operation: 'findLookup', query: { text: 'a' }, invalid: 'the category is missing' },
  ...Object.entries(SEARCHES).map(([invalid, query]): Part => ({
    operation: 'findLookup',
    query: { category: 'hs_ceeb', ...query },
    invalid,
  })),
];

/** Every call with a body; breakProperty derives the invalid ones from its schema. */
const BODIES: readonly [Part, ...Part[]] = [
  { operation: 'signUp', body: { ...CREDENTIALS, username: 'olive@example.com' } },
  { operation: 'logIn', body: CREDENTIALS },
  { operation: 'confirmAccount', body: { username: 'olive@example.com', code: CODE } },
  { operation: 'resendConfirmation', body: { username: 'olive@example.com' } },
  { operation: 'forgotPassword', body: { username: 'maya@example.com' } },
  { operation: 'resetPassword', body: RESET },
  ...WRITES.filter(({ body }) => body).map(({ shown: _, ...part }): Part => part),
];

/** Every call but those for files. */
const CALLS: readonly (Part & { shown?: string })[] = [
  ...READS.filter((operation) => operation !== 'logOut').map((operation) => ({ operation })),
  { operation: 'getHealth' },
  { operation: 'getConversion', ...DOCUMENT },
  { operation: 'getPublicView', query: { token: PUBLIC_TOKEN } },
  { operation: 'getServiceView', query: { service_token: SERVICE_TOKEN } },
  { operation: 'findLookup', query: { category: 'hs_ceeb', text: 'a' } },
  ...WRITES,
  ...BODIES.filter(({ operation }) => !WRITES.some((write) => write.operation === operation)),
  { operation: 'logOut' },
];

/** Paths that no operation has. */
const UNKNOWN = [
  ['GET', '/api/nothing'],
  ['GET', '/public/nothing'],
  ['GET', '/api/profile/'],
  ['GET', '/API/profile'],
  ['OPTIONS', '/api/answer'],
  ['GET', '/api//profile'],
  ['GET', '/api/profile;v=1'],
] as const;
/** Every path with each method that it does not have, except that of the storage service. */
const UNDECLARED = Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
  ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']
    .filter((method) => !(method.toLowerCase() in item) && path !== '/mock-storage')
    .map((method) => [method, path.replace('{answer_key}', DOCUMENT.answerKey)] as const),
);

/** Changes a call in a way that openapi.yaml forbids, if there is one. */
function breakCall(scene: Scene, part: Part): Part {
  const { random } = scene;
  const { operation, answerKey, body, query } = part;
  if (answerKey && random.chance(1 / 2))
    return { ...part, answerKey: 'diary_doc', invalid: 'the question has no document' };
  if (operation === 'findLookup')
    return random.pick(INVALID.filter((one) => one.operation === operation)) ?? part;
  if (query) return { ...part, query: {}, invalid: 'the token is missing' };
  if (!body) return part;
  if (operation === 'saveAnswers' && random.chance(1 / 3)) return { ...part, saves: random.pick(MALFORMED) };
  if (operation === 'saveAnswers' && random.chance(1 / 2)) return { ...part, ifMatch: '"no-such-version"' };
  if (random.chance(3 / 4)) return breakProperty(scene, part);
  const texts = ['{"a":', '[]', '""', 'a=b', 'null', '{}{}', ...(operation === 'saveAnswers' ? [] : [''])];
  const text = random.pick(texts) ?? '';
  return { ...part, body: {}, text, invalid: 'the body is not a JSON object' };
}

/** Breaks a body, or one of its properties, in a way that its schema forbids. */
function breakProperty(scene: Scene, part: Part): Part {
  const { random, bodies } = scene;
  const { properties = {} } = bodies[part.operation] ?? {};
  const [key, schema] = random.pick(Object.entries(properties)) ?? ['', {}];
  return random.pick([...listBroken(scene, part, key, schema), ...listBroken(scene, part)]) ?? part;
}

const readAfter = (scene: Scene, operation: string) =>
  send(scene, WRITES.find((write) => write.operation === operation)?.shown ?? 'getProfile');

/** The most properties of a body that are all broken, and the kinds of answers of which one is. */
const MOST_PROPERTIES = 4;
const ANSWER_KINDS = 2;

/** Breaks answers of the kinds whose turn it is in each way; neither a valid answer beside one nor a number is saved. */
function* breakAnswers(scene: Scene): Calls {
  const { random, questions, turn } = scene;
  const kinds = [...groupBy(Object.entries(questions), ([, schema]) => JSON.stringify(schema)).values()];
  const part = { operation: 'saveAnswers', body: {} };
  const broken = Array.from({ length: ANSWER_KINDS }, (_, time) => {
    const one = random.pick(kinds[(turn * ANSWER_KINDS + time) % kinds.length] ?? []);
    return one ? listBroken(scene, part, ...one) : [];
  });
  // Of several, the reply names all or none.
  const several = {
    body: Object.fromEntries(broken.flatMap(([one]) => Object.entries(one?.body ?? {}))),
    invalid: 'two answers are invalid',
  };
  for (const { body, invalid } of [...listBroken(scene, part), ...broken.flat(), several])
    yield send(scene, 'saveAnswers', { body: { ...VALID, ...body }, invalid, saves: pickNumbers(random) });
  yield send(scene, 'getProfile');
}

/** Acts whose calls must be rejected, followed by reads of what they might have changed. */
export const REJECTED_ACTS = {
  /** Breaks every property of one call, or of some answers, in each way, and reads what might have been changed. */
  *breakEveryProperty(scene) {
    const { random, bodies, turn } = scene;
    yield* breakAnswers(scene);
    const listed = BODIES[turn % (BODIES.length + 1)];
    const { operation } = listed ?? BODIES[0];
    // Only a file that is there shows that its conversion is rejected for another reason.
    const file = operation === 'startConversion' && (yield* store(random, DOCUMENT.answerKey, scene.device));
    const part = file ? { operation, ...DOCUMENT, body: file } : listed;
    const properties = Object.entries(bodies[operation]?.properties ?? {});
    const some = properties.length <= MOST_PROPERTIES ? properties : [];
    const broken = part
      ? [...listBroken(scene, part), ...some.flatMap(([key, schema]) => listBroken(scene, part, key, schema))]
      : INVALID;
    for (const { operation: called, ...rest } of broken) yield send(scene, called, rest);
    yield readAfter(scene, operation);
  },
  /** Makes every call in an unusual way, half of them with something else that is wrong, and reads what it changed. */
  *sendUnusually(scene) {
    const { random, device, world, turn } = scene;
    const sender = SENDERS[turn % SENDERS.length] ?? SENDERS[0];
    for (const { shown, ...call } of CALLS) {
      if (!world.sessions.has(device.token ?? '')) yield* logIn(scene, device.username);
      const placed = call.answerKey === undefined ? call : { ...call, answerKey: pickDocument(scene) };
      const unusual = sender(scene);
      // Of a foreign call that is also wrong otherwise, the backend chooses the rejection, unless others come first.
      const isForeign = unusual.foreign !== undefined && Object.keys(unusual).length === 1;
      const { operation, ...rest } = isForeign || random.chance(1 / 2) ? placed : breakCall(scene, placed);
      yield send(scene, operation, { ...rest, ...unusual });
      // A page of another origin may send a read, but must not be able to read the reply.
      if (shown) yield send(scene, shown, { foreign: random.pick([undefined, undefined, ...FOREIGN]) });
    }
  },
  *callUnknownPaths(scene) {
    const { random, device } = scene;
    for (const unknown of [...UNKNOWN, ...UNDECLARED])
      yield send(scene, 'getProfile', {
        token: random.pick([device.token, undefined]),
        marker: random.pick([device.marker, device.oldMarker, 'no-such-session']),
        doubtful: random.pick(['admit_id_token=planted', 'admit_session=planted', undefined]),
        foreign: random.pick([undefined, ...FOREIGN]),
        unknown,
      });
  },
  *callByHead(scene) {
    const { random, device } = scene;
    const reads = CALLS.filter(({ operation }) => /^(get|find)/.test(operation));
    for (const { operation, answerKey, query } of reads)
      yield send(scene, operation, {
        ...{ answerKey, query, isHead: true },
        token: random.pick([device.token, undefined, 'no-such-session']),
        marker: random.pick([device.marker, undefined]),
      });
  },
  *callWithTwoCookies(scene) {
    const doubtful = scene.random.pick(['admit_id_token=planted', 'admit_session=planted'] as const);
    const { status } = yield send(scene, 'getTabs', { host: HOST });
    const host = status === 200 ? HOST : undefined;
    yield send(scene, scene.random.pick(READS), { doubtful, host });
  },
  *saveEveryAnswer(scene) {
    const { random, questions } = scene;
    const entries = Object.entries(questions);
    const answer = () => entries.map(([key, schema]) => [key, answerQuestion(random, key, schema)] as const);
    const ifMatch = scene.device.etag;
    yield send(scene, 'saveAnswers', { body: Object.fromEntries(answer()) });
    for (let time = 0; time < 3; time += 1) {
      // Some get another answer, and some of these none.
      const some = answer().filter(() => random.chance(1 / 2));
      const body = Object.fromEntries(some.map(([key, text]) => [key, random.pick([text, text, ''])]));
      yield send(scene, 'saveAnswers', { body });
      yield send(scene, 'getProfile');
    }
    yield send(scene, 'saveAnswers', { ifMatch, body: { home_city: 'Oz' } });
    // Neither a tab nor a lower count removes answers.
    const chosen_tab = random.pick(['us', 'intl']);
    for (const tab_id of TAB_GROUPS) yield send(scene, 'saveTab', { body: { tab_id, chosen_tab } });
    yield send(scene, 'saveAddAnother', { body: { button_id: 'parent', num_components: 1 } });
    yield send(scene, 'getProfile');
    if (random.chance(1 / 2)) return;
    yield send(scene, 'saveAnswers', { body: Object.fromEntries(entries.map(([key]) => [key, ''])) });
    yield send(scene, 'getProfile');
  },
} satisfies Record<string, Play>;
