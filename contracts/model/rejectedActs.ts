import { listWrongValues } from '../kit/listWrongValues.ts';
import { pickNumbers } from './admitSave.ts';
import { answerQuestion, FOREIGN, HOST, NO_TOKENS, TAB_GROUPS, UNSTORABLE, VALID } from './alphabet.ts';
import { pickDocument } from './documentActs.ts';
import { send } from './Scene.ts';
import type { Play, Scene } from './Scene.ts';
import type { Call } from './World.ts';

type Part = Partial<Call> & { operation: string };

const DOCUMENT = { answerKey: 'resume_doc' };
const CONVERSION = { file_key: 'no-such-file', file_name: 'a.pdf' };
const VALIDATIONS = { validation_errors: {}, page_schema: { about: ['first_name'] } };
const CREDENTIALS = { username: 'maya@example.com', password: 'Example-Pass-2026' };
const RESET = { ...CREDENTIALS, confirm_password: CREDENTIALS.password, id: 'no-such-link' };

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
  'text is empty': { text: '' },
  'text has 255 characters': { text: 'a'.repeat(255) },
  'max_results is 0': { text: 'a', max_results: '0' },
  'max_results is 21': { text: 'a', max_results: '21' },
  'max_results is not a number': { text: 'a', max_results: 'all' },
};

/** Calls that openapi.yaml does not allow, other than those with an invalid property. Each gets a 400. */
const INVALID: readonly [Part, ...Part[]] = [
  { operation: 'saveAnswers', body: { birth_country: 'us' }, invalid: 'the country is not a code' },
  { operation: 'saveAnswers', body: { entry_year: 'soon' }, invalid: 'the year is not a number' },
  ...UNSTORABLE.map((text): Part => ({
    operation: 'saveAnswers',
    body: { preferred_name: text },
    invalid: 'a text has a control character or half a character',
  })),
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
  { operation: 'confirmAccount', body: { username: 'olive@example.com', code: '000000' } },
  { operation: 'resendConfirmation', body: { username: 'olive@example.com' } },
  { operation: 'forgotPassword', body: { username: 'maya@example.com' } },
  { operation: 'resetPassword', body: RESET },
  ...WRITES.filter(({ body }) => body).map(({ shown: _, ...part }): Part => part),
];

/** Methods and paths that no operation has. */
const UNKNOWN = [
  ['GET', '/api/nothing'],
  ['POST', '/api/profile'],
  ['DELETE', '/api/answer'],
  ['GET', '/api/document-answer/resume_doc'],
  ['GET', '/public/nothing'],
  ['GET', '/api/profile/'],
  ['GET', '/API/profile'],
  ['PATCH', '/api/answer'],
  ['OPTIONS', '/api/answer'],
  ['GET', '/api//profile'],
  ['GET', '/api/profile;v=1'],
] as const;

function pickInvalid(scene: Scene): Part {
  const { random } = scene;
  if (random.chance(1 / 3)) return random.pick(INVALID);
  // Half of the properties are answers.
  const part = random.chance(1 / 3) ? WRITES[0] : random.pick(BODIES);
  if (random.chance(1 / 5)) {
    const text = random.pick(['{"a":', '[]', '""', 'a=b']);
    return { ...part, body: {}, text, invalid: 'the body is not a JSON object' };
  }
  return breakProperty(scene, part);
}

/** Adds an unknown property. */
const addProperty = (part: Part): Part => ({
  ...part,
  body: { ...part.body, is_admin: 'true' },
  invalid: 'is_admin is an unknown property',
});

/** Breaks one property of a body in a way that its schema forbids, or adds one. */
function breakProperty({ random, bodies }: Scene, part: Part): Part {
  const { body = {}, operation } = part;
  const breakWith = (invalid: string, change: object): Part => ({
    ...part,
    body: { ...body, ...change },
    invalid,
  });
  if (random.chance(1 / 4)) return addProperty(part);
  const { properties = {}, required = [] } = bodies[operation] ?? {};
  const [key, schema] = random.pick(Object.entries(properties)) ?? ['', {}];
  if (required.includes(key) && random.chance(1 / 5))
    return breakWith(`${key} is missing`, { [key]: undefined });
  const value = body[key] ?? answerQuestion(random, key, schema);
  const [, change, wrong] = random.pick(listWrongValues(schema, value)) ?? [];
  return breakWith(`${key} ${change ?? ''}`, { [key]: wrong });
}

/** Picks a write; if it concerns a document, usually one that exists. */
function pickWrite(scene: Scene): (typeof WRITES)[number] {
  const write = scene.random.pick(WRITES);
  return write.answerKey === undefined ? write : { ...write, answerKey: pickDocument(scene) };
}

const readAfter = (scene: Scene, operation: string) =>
  send(scene, WRITES.find((write) => write.operation === operation)?.shown ?? 'getProfile');

/** Acts whose calls must be rejected, followed by reads of what they might have changed. */
export const REJECTED_ACTS = {
  *sendInvalidCalls(scene) {
    for (let time = 0; time < 3; time += 1) {
      const { operation, ...rest } = pickInvalid(scene);
      const isSave = operation === 'saveAnswers';
      // Neither a valid answer beside an invalid one nor a number is saved.
      const valid = isSave && rest.text === undefined ? VALID : {};
      const saves = isSave ? pickNumbers(scene.random) : undefined;
      yield send(scene, operation, { ...rest, saves, body: rest.body && { ...valid, ...rest.body } });
      yield readAfter(scene, operation);
    }
  },
  *sendUnknownProperty(scene) {
    for (const part of BODIES) yield send(scene, part.operation, addProperty(part));
    yield send(scene, 'getProfile');
  },
  *writeFromAnotherSite(scene) {
    const { random } = scene;
    for (let time = 0; time < 2; time += 1) {
      const { operation, shown, ...rest } = pickWrite(scene);
      const foreign = random.pick(FOREIGN);
      const isEncoded = random.chance(1 / 5);
      yield send(scene, operation, { ...rest, foreign, marker: undefined, isEncoded });
      // A page of another origin may send a read, but must not be able to read the reply.
      yield send(scene, shown, { foreign: random.pick([undefined, ...FOREIGN]) });
    }
  },
  *callUnknownPaths(scene) {
    const { random, device } = scene;
    const token = random.pick([device.token, undefined]);
    const foreign = random.pick([undefined, ...FOREIGN]);
    for (const unknown of UNKNOWN) yield send(scene, 'getProfile', { token, foreign, unknown });
  },
  *callWithTwoCookies(scene) {
    const doubtful = scene.random.pick(['admit_id_token', 'admit_session']);
    const { status } = yield send(scene, 'getTabs', { host: HOST });
    const host = status === 200 ? HOST : undefined;
    yield send(scene, scene.random.pick(READS), { doubtful, host });
  },
  *callInAnOlderTab(scene) {
    const { random, device, world } = scene;
    const own = [...world.sessions.values()].filter(({ username }) => username === device.username);
    const others = own.map(({ marker }) => marker).filter((marker) => marker !== device.marker);
    const similar = random.pick([`${device.marker ?? ''}x`, device.marker?.slice(0, -1)]);
    const marker = random.pick([random.pick(others), device.oldMarker, similar]) ?? 'no-such-session';
    yield send(scene, random.pick(['logOut', ...READS]), { marker });
    const { shown, ...write } = pickWrite(scene);
    // The session is checked before the rest of the call.
    const { operation, ...rest } = random.chance(1 / 3) && write.body ? breakProperty(scene, write) : write;
    const foreign = random.chance(1 / 4) ? random.pick(FOREIGN) : undefined;
    yield send(scene, operation, { ...rest, marker, foreign });
    yield send(scene, shown);
  },
  *callInAnEndedSession(scene) {
    const { random, device, world } = scene;
    const { oldToken = world.expired } = device;
    const similar = device.token && random.pick([`${device.token}x`, device.token.slice(0, -1)]);
    const tokens = [oldToken, world.expired, similar, undefined, ...NO_TOKENS];
    for (const token of tokens) yield send(scene, random.pick(READS), { token, marker: undefined });
    const session = { token: random.pick(tokens), marker: undefined };
    const { shown: _, ...write } = pickWrite(scene);
    const { operation, ...rest } = random.chance(1 / 3) && write.body ? breakProperty(scene, write) : write;
    const foreign = random.chance(1 / 3) ? random.pick(FOREIGN) : undefined;
    yield send(scene, operation, { ...rest, ...session, foreign });
  },
  *saveEveryAnswer(scene) {
    const { random, questions } = scene;
    const entries = Object.entries(questions);
    const body = Object.fromEntries(
      entries.map(([key, schema]) => [key, answerQuestion(random, key, schema)]),
    );
    const ifMatch = scene.device.etag;
    yield send(scene, 'saveAnswers', { body });
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
