import { openOwnContract } from '../kit/openOwnContract.ts';
import type { Part } from './brokenBodies.ts';
import { CODE, NO_RECORD, PUBLIC_TOKEN, RESET_ID, SERVICE_TOKEN } from './vocabulary.ts';

const { contract } = await openOwnContract();

export const DOCUMENT = { answerKey: 'resume_doc' };
const CONVERSION = { file_key: 'no-such-file', file_name: 'a.pdf' };
export const VALIDATIONS = {
  validation_errors: { first_name: ['Enter it.'] },
  page_schema: { about: ['first_name'], education: [], 'final-steps': [] },
};
export const NO_ERRORS = { ...VALIDATIONS, validation_errors: {} };
const CREDENTIALS = { username: 'maya@example.com', password: 'Example-Pass-2026' };
const RESET = { ...CREDENTIALS, confirm_password: CREDENTIALS.password, id: RESET_ID };

/** Every write under /api with a valid body, and the read that shows whether it took effect. */
export const WRITES: readonly [Part & { shown: string }, ...(Part & { shown: string })[]] = [
  { operation: 'saveAnswers', body: { preferred_name: 'Mallory' }, shown: 'getProfile' },
  { operation: 'saveAddAnother', body: { button_id: 'parent', num_components: 4 }, shown: 'getAddAnother' },
  { operation: 'saveTab', body: { tab_id: 'hs_tab', chosen_tab: 'intl' }, shown: 'getTabs' },
  { operation: 'saveLastPage', body: { last_page: '/education' }, shown: 'getProfile' },
  { operation: 'saveWebStatus', body: { web_status: 'started' }, shown: 'getProfile' },
  { operation: 'saveWebStatus', body: { web_status: 'validating' }, shown: 'getProfile' },
  { operation: 'postValidations', body: VALIDATIONS, shown: 'getProfile' },
  { operation: 'submitApplication', shown: 'getProfile' },
  { operation: 'requestUpload', body: { answer_key: 'resume_doc' }, shown: 'getDocuments' },
  { operation: 'startConversion', ...DOCUMENT, body: CONVERSION, shown: 'getDocuments' },
  { operation: 'deleteDocument', ...DOCUMENT, shown: 'getDocuments' },
  { operation: 'deleteConversion', ...DOCUMENT, shown: 'getDocuments' },
];
export const READS = ['getProfile', 'getDocuments', 'getAddAnother', 'getTabs', 'getPdf', 'logOut'] as const;

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
export const INVALID: readonly Part[] = [
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
export const BODIES: readonly [Part, ...Part[]] = [
  { operation: 'signUp', body: { ...CREDENTIALS, username: 'olive@example.com' } },
  { operation: 'logIn', body: CREDENTIALS },
  { operation: 'confirmAccount', body: { username: 'olive@example.com', code: CODE } },
  { operation: 'resendConfirmation', body: { username: 'olive@example.com' } },
  { operation: 'forgotPassword', body: { username: 'maya@example.com' } },
  { operation: 'resetPassword', body: RESET },
  ...WRITES.filter(({ body }) => body).map(({ shown: _, ...part }): Part => part),
];

/** Every call but those for files. */
export const CALLS: readonly (Part & { shown?: string })[] = [
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
export const UNKNOWN = [
  ['GET', '/api/nothing'],
  ['GET', '/public/nothing'],
  ['GET', '/api/profile/'],
  ['GET', '/API/profile'],
  ['OPTIONS', '/api/answer'],
  ['GET', '/api//profile'],
  ['GET', '/api/profile;v=1'],
] as const;
/** Every path with each method that it does not have, except that of the storage service. */
export const UNDECLARED = Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
  ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']
    .filter((method) => !(method.toLowerCase() in item) && path !== '/mock-storage')
    .map((method) => [method, path.replace('{answer_key}', DOCUMENT.answerKey)] as const),
);

/** Bodies that are no JSON objects. */
const NO_OBJECTS = ['{"a":', '[]', '""', 'a=b', 'null', '{}{}', '"{}"', '[{}]'] as const;

/** Lists a call with each body that is no JSON object. Some servers take an empty one for `{}`. */
export const listNoObjects = (part: Part): Part[] =>
  [...NO_OBJECTS, ...(part.operation === 'saveAnswers' ? [] : [''])].map((text) => ({
    ...part,
    body: {},
    text,
    invalid: 'the body is not a JSON object',
  }));
