import { answerQuestion, FOREIGN } from './alphabet.ts';
import type { Random } from './Random.ts';
import { send } from './Scene.ts';
import type { Play, Scene } from './Scene.ts';
import type { Call } from './World.ts';

type Part = Partial<Call> & { operation: string };

const DOCUMENT = { answerKey: 'resume_doc' };
const VALIDATIONS = { validation_errors: {}, page_schema: { about: ['first_name'] } };
const CREDENTIALS = { username: 'maya@example.com', password: 'Example-Pass-2026' };
const RESET = { ...CREDENTIALS, confirm_password: CREDENTIALS.password, id: 'no-such-link' };

/** Every write under /api with a valid body, and the read that shows whether it was done. */
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
    body: { file_key: 'no-such-file', file_name: 'a.pdf' },
    shown: 'getDocuments',
  },
  { operation: 'deleteDocument', ...DOCUMENT, shown: 'getDocuments' },
  { operation: 'deleteConversion', ...DOCUMENT, shown: 'getDocuments' },
];
const READS = ['getProfile', 'getDocuments', 'getAddAnother', 'getTabs', 'getPdf', 'logOut'] as const;

/** Calls that openapi.yaml does not allow. Each is 400. */
const INVALID: readonly [Part, ...Part[]] = [
  { operation: 'saveAnswers', body: { favourite_colour: 'red' }, invalid: 'the key is unknown' },
  { operation: 'saveAnswers', body: { preferred_name: 'x'.repeat(255) }, invalid: 'the text is too long' },
  { operation: 'saveAnswers', body: { senior_courses: 'x'.repeat(2001) }, invalid: 'the text is too long' },
  { operation: 'saveAnswers', body: { preferred_name: 7 }, invalid: 'the answer is not a text' },
  { operation: 'saveAnswers', body: { preferred_name: null }, invalid: 'the answer is not a text' },
  { operation: 'saveAnswers', body: { gender: 'no such choice' }, invalid: 'the choice is not listed' },
  { operation: 'saveAnswers', body: { optin_sms_ind: 'false' }, invalid: 'the choice is not listed' },
  { operation: 'saveAnswers', body: { birth_country: 'usa' }, invalid: 'the country is not a code' },
  {
    operation: 'saveAddAnother',
    body: { button_id: 'parent', num_components: 5 },
    invalid: 'there are too many items',
  },
  {
    operation: 'saveAddAnother',
    body: { button_id: 'prev_college', num_components: 6 },
    invalid: 'there are too many items',
  },
  {
    operation: 'saveAddAnother',
    body: { button_id: 'parent', num_components: 0 },
    invalid: 'there are too few items',
  },
  {
    operation: 'saveAddAnother',
    body: { button_id: 'sibling', num_components: 2 },
    invalid: 'the button is unknown',
  },
  { operation: 'saveTab', body: { tab_id: 'hs_tab', chosen_tab: 'ca' }, invalid: 'the tab is unknown' },
  {
    operation: 'saveTab',
    body: { tab_id: 'college_tab', chosen_tab: 'us' },
    invalid: 'the group of tabs is unknown',
  },
  { operation: 'saveLastPage', body: { last_page: '/review' }, invalid: 'the page is not a form page' },
  { operation: 'saveWebStatus', body: { web_status: 'finished' }, invalid: 'the status is unknown' },
  {
    operation: 'postValidations',
    body: { ...VALIDATIONS, page_schema: { about: ['favourite_colour'] } },
    invalid: 'a page asks an unknown key',
  },
  {
    operation: 'postValidations',
    body: { ...VALIDATIONS, page_schema: { hobbies: [] } },
    invalid: 'the page is unknown',
  },
  { operation: 'postValidations', body: { page_schema: {} }, invalid: 'a property is missing' },
  { operation: 'requestUpload', body: { answer_key: 'diary_doc' }, invalid: 'the question has no document' },
  { operation: 'startConversion', ...DOCUMENT, body: { file_key: 'x' }, invalid: 'a property is missing' },
  ...(['deleteDocument', 'deleteConversion', 'getConversion'] as const).map((operation): Part => ({
    operation,
    answerKey: 'diary_doc',
    invalid: 'the question has no document',
  })),
  { operation: 'findLookup', query: { category: 'hs_ceeb' }, invalid: 'neither text nor id is given' },
  {
    operation: 'findLookup',
    query: { category: 'hs_ceeb', text: 'a', id: 'a' },
    invalid: 'both text and id are given',
  },
  { operation: 'findLookup', query: { category: 'shoes', text: 'a' }, invalid: 'the category is unknown' },
];

/** The bodies in which a property too many or a broken text is tried. */
const BODIES: readonly [Part, ...Part[]] = [
  { operation: 'signUp', body: { ...CREDENTIALS, username: 'olive@example.com' } },
  { operation: 'logIn', body: CREDENTIALS },
  { operation: 'confirmAccount', body: { username: 'olive@example.com', code: '000000' } },
  { operation: 'resendConfirmation', body: { username: 'olive@example.com' } },
  { operation: 'forgotPassword', body: { username: 'maya@example.com' } },
  { operation: 'resetPassword', body: RESET },
  ...WRITES.filter(({ body }) => body).map(({ shown: _, ...part }): Part => part),
];

function pickInvalid(random: Random): Part {
  if (random.chance(3 / 4)) return random.pick(INVALID);
  const part = random.pick(BODIES);
  return random.chance(1 / 2)
    ? { ...part, body: { ...part.body, is_admin: 'true' }, invalid: 'a property is unknown' }
    : {
        ...part,
        body: {},
        text: random.pick(['{"a":', '[]', '""', 'a=b']),
        invalid: 'the body is not a JSON object',
      };
}

const readAfter = (scene: Scene, operation: string) =>
  send(scene, WRITES.find((write) => write.operation === operation)?.shown ?? 'getProfile');

/** Calls that must be refused, and a look at what they might have changed; with weights. */
export const REFUSED_ACTS: Record<string, [weight: number, play: Play]> = {
  sendWhatIsInvalid: [
    6,
    function* (scene) {
      const { operation, ...rest } = pickInvalid(scene.random);
      // A valid answer beside an invalid one is not saved either.
      const valid = operation === 'saveAnswers' && rest.text === undefined ? { home_city: 'Oz' } : {};
      yield send(scene, operation, { ...rest, body: rest.body && { ...valid, ...rest.body } });
      yield readAfter(scene, operation);
    },
  ],
  writeFromAnotherSite: [
    6,
    function* (scene) {
      const { random } = scene;
      const { operation, shown, ...rest } = random.pick(WRITES);
      const isEncoded = random.chance(1 / 5);
      yield send(scene, operation, { ...rest, foreign: random.pick(FOREIGN), marker: undefined, isEncoded });
      // A page of another origin may ask, but must not be able to read the reply.
      yield send(scene, shown, { foreign: random.pick([undefined, 'null', 'similar']) });
    },
  ],
  callInAnOlderTab: [
    4,
    function* (scene) {
      const { random, device, world } = scene;
      const own = [...world.sessions.values()].filter(({ username }) => username === device.username);
      const others = own.map(({ marker }) => marker).filter((marker) => marker !== device.marker);
      const marker = random.pick([random.pick(others), device.oldMarker]) ?? 'no-such-session';
      if (random.chance(1 / 4)) yield send(scene, random.pick(READS), { marker });
      const { operation, shown, ...rest } = random.pick(WRITES);
      yield send(scene, operation, { ...rest, marker });
      yield send(scene, shown);
    },
  ],
  callInAnEndedSession: [
    3,
    function* (scene) {
      const { random, device, world } = scene;
      const { oldToken = world.expired } = device;
      const token = random.pick([oldToken, oldToken, world.expired, 'no-such-session', undefined]);
      const session = { token, marker: undefined };
      yield send(scene, random.pick(READS), session);
      const { operation, shown: _, ...rest } = random.pick(WRITES);
      const foreign = random.chance(1 / 3) ? random.pick(FOREIGN) : undefined;
      yield send(scene, operation, { ...rest, ...session, foreign });
    },
  ],
  saveEveryAnswer: [
    1,
    function* (scene) {
      const { random, questions } = scene;
      const entries = Object.entries(questions);
      const body = Object.fromEntries(
        entries.map(([key, schema]) => [key, answerQuestion(random, key, schema)]),
      );
      yield send(scene, 'saveAnswers', { body });
      yield send(scene, 'getProfile');
    },
  ],
};
