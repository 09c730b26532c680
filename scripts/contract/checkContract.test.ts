import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkContract } from './checkContract.ts';
import type { Contract, JsonSchema, Operation, Response } from '../../contracts/kit/contract.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { CONTRACT_PATH, loadContract } from '../../contracts/kit/loadContract.ts';

const contract = await loadContract();
const json = 'application/json';
const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js';

function operation(copy: Contract, path: string, method: 'get' | 'put' | 'post' | 'delete'): Operation {
  const found = copy.paths?.[path]?.[method];
  if (found === undefined) throw new Error(`There is no ${method} ${path}.`);
  return found;
}

function response(copy: Contract, path: string, method: 'get' | 'put' | 'post', status: string): Response {
  const found = operation(copy, path, method).responses?.[status];
  if (found === undefined) throw new Error(`${path} does not list ${status}.`);
  return found;
}

function schema(copy: Contract, name: string): JsonSchema {
  const found = copy.components?.schemas?.[name];
  if (found === undefined) throw new Error(`There is no schema ${name}.`);
  return found;
}

const OPERATIONS = [
  'API-08 getProfile GET /api/profile',
  'API-03 saveWebStatus POST /api/web-status',
  'API-04 saveLastPage PUT /api/last-page',
  'API-09 postValidations POST /api/validations',
  'API-11 submitApplication POST /api/submit',
  'API-05 saveAnswers PUT /api/answer',
  'API-13 getAddAnother GET /api/add-another',
  'API-12 saveAddAnother PUT /api/add-another',
  'API-15 getTabs GET /api/tabs',
  'API-14 saveTab PUT /api/tabs',
  'API-16 requestUpload POST /api/presigned-url',
  'API-17 uploadFile POST /mock-storage',
  'API-18 getDocuments GET /api/document-answer',
  'API-21 deleteDocument DELETE /api/document-answer/{answer_key}',
  'API-20 getConversion GET /api/pdf/document-answer/{answer_key}',
  'API-19 startConversion POST /api/pdf/document-answer/{answer_key}',
  'API-22 deleteConversion DELETE /api/pdf/document-answer/{answer_key}',
  'API-23 getPdf GET /api/pdf',
  'API-24 logOut GET /api/logout',
  'API-25 signUp POST /public/signup',
  'API-26 confirmAccount POST /public/confirm',
  'API-27 resendConfirmation POST /public/resend-confirm',
  'API-28 logIn POST /public/login',
  'API-29 forgotPassword POST /public/forgot-password',
  'API-30 resetPassword POST /public/reset-password',
  'API-31 getPublicView GET /public/tmp',
  'API-32 getServiceView GET /service/tmp-pdf',
  'API-33 findLookup GET /lookup/find',
  'getHealth GET /health',
];

describe('openapi.yaml', () => {
  it('keeps our own rules · CARD-06', () => {
    expect(checkContract(contract)).toEqual([]);
  });

  it('shows every status of a conversion and of the PDF · DOC-04, API-23', () => {
    for (const path of ['/api/pdf/document-answer/{answer_key}', '/api/pdf']) {
      const examples = response(contract, path, 'get', '200').content?.[json]?.examples ?? {};
      const statuses = Object.values(examples).map(({ value }) => (value as { status: string }).status);

      expect(statuses.sort()).toEqual(schema(contract, 'ProcessingStatus').enum?.toSorted());
    }
  });

  it('the log-in sets the readable marker and the log-out expires it · TRAP-34, TRAP-37', () => {
    const cookieOf = (path: string, method: 'get' | 'post') =>
      response(contract, path, method, '200').headers?.['Set-Cookie']?.example;

    expect(cookieOf('/public/login', 'post')).toBe('admit_session=u7Qn2xLr9aZk; Path=/; SameSite=Lax');
    expect(cookieOf('/api/logout', 'get')).toBe('admit_session=; Path=/; Max-Age=0; SameSite=Lax');
  });

  it('describes every call of the specification and no other · CARD-06, API-03…34', () => {
    const listed = listOperations(contract).map(
      ({ name, operation: { operationId } }) => `${operationId ?? ''} ${name}`,
    );

    expect(listed.sort()).toEqual(OPERATIONS.map((row) => row.replace(/^API-\d+ /, '')).sort());
  });
});

/** What is planted, and what must be said of it: by our own rules, or by `redocly lint` (rule and place). */
const OWN: [rule: string, plant: (copy: Contract) => void, fault: string][] = [
  [
    'an error of another shape · API-36',
    (copy) => {
      const content = response(copy, '/public/signup', 'post', '409').content?.[json];
      if (content) content.schema = schema(copy, 'Message');
    },
    'POST /public/signup › 409: must have a message and a closed list of codes.',
  ],
  [
    'an error whose codes are open · API-36',
    (copy) => {
      const content = response(copy, '/public/signup', 'post', '409').content?.[json];
      if (content) content.schema = schema(copy, 'Error');
    },
    'POST /public/signup › 409: must have a message and a closed list of codes.',
  ],
  [
    'a code without an example · API-36',
    (copy) => delete response(copy, '/api/submit', 'post', '409').content?.[json]?.examples?.converting,
    'POST /api/submit › 409: needs an example of the code conversion_running.',
  ],
  [
    'an open request body · AUTH-41',
    (copy) => delete schema(copy, 'Credentials').additionalProperties,
    'POST /public/signup: the body must refuse additional properties.',
  ],
  [
    'a text without a limit · API-36',
    (copy) => delete schema(copy, 'Password').maxLength,
    'POST /public/signup › password: lacks maxLength.',
  ],
  [
    'a list without a limit · API-36',
    (copy) => delete schema(copy, 'PageKeys').maxItems,
    'POST /api/validations › page_schema › about: lacks maxItems.',
  ],
  [
    'a map without a limit · API-36',
    (copy) => delete schema(copy, 'UploadFields').maxProperties,
    'POST /api/presigned-url › 200 › fields: lacks maxProperties.',
  ],
  [
    'a document question whose document cannot be listed · DOC-11',
    (copy) => schema(copy, 'DocumentAnswerKey').enum?.push('essay_doc'),
    'DocumentAnswers: lacks essay_doc.',
  ],
  [
    'more items than there are answers · ENT-15',
    (copy) => (schema(copy, 'ParentCount').maximum = 5),
    'AddAnotherCounts: parent may be 5, but answers go to 4.',
  ],
];

const LINTED: [rule: string, plant: (copy: Contract) => void, fault: string][] = [
  [
    'a 204 · API-01',
    (copy) => {
      const responses = operation(copy, '/api/document-answer/{answer_key}', 'delete').responses ?? {};
      responses['204'] = {};
    },
    'rule/statuses-are-200-and-errors #/paths/~1api~1document-answer~1{answer_key}/delete/responses/204',
  ],
  [
    'a reply without JSON · API-01',
    (copy) => {
      const reply = response(copy, '/health', 'get', '200');
      reply.content = { 'text/plain': { schema: { type: 'string' }, examples: {} } };
    },
    'rule/replies-are-nothing-but-json #/paths/~1health/get/responses/200/content/text~1plain',
  ],
  [
    'a missing 401 · API-02',
    (copy) => delete operation(copy, '/api/tabs', 'put').responses?.['401'],
    'rule/401-where-a-session-or-token-can-end #/paths/~1api~1tabs/put/responses',
  ],
  [
    'a service call without 401 · API-02',
    (copy) => delete operation(copy, '/service/tmp-pdf', 'get').responses?.['401'],
    'rule/401-where-a-session-or-token-can-end #/paths/~1service~1tmp-pdf/get/responses',
  ],
  [
    'an open /api call · ROLE-13',
    (copy) => (operation(copy, '/api/profile', 'get').security = []),
    'rule/api-asks-for-the-session #/paths/~1api~1profile/get/security',
  ],
  [
    'a guarded public call · ROLE-13',
    (copy) => delete operation(copy, '/public/login', 'post').security,
    'rule/other-calls-are-open #/paths/~1public~1login/post/security',
  ],
  [
    'a 401 of the log-in · TRAP-11',
    (copy) => {
      const responses = operation(copy, '/public/login', 'post').responses ?? {};
      Object.assign(responses, { 401: { $ref: '#/components/responses/SessionInvalid' } });
    },
    'rule/401-nowhere-else #/paths/~1public~1login/post/responses/401',
  ],
  [
    'a body that cannot be refused · API-36',
    (copy) => delete operation(copy, '/api/last-page', 'put').responses?.['400'],
    'rule/bodies-can-be-refused #/paths/~1api~1last-page/put/responses',
  ],
  [
    'a body of any size · API-36',
    (copy) => delete operation(copy, '/public/login', 'post').responses?.['413'],
    'rule/bodies-can-be-refused #/paths/~1public~1login/post/responses',
  ],
  [
    'a parameter that cannot be refused · API-36',
    (copy) => delete operation(copy, '/lookup/find', 'get').responses?.['400'],
    'rule/parameters-can-be-refused #/paths/~1lookup~1find/get/responses',
  ],
  [
    'a 429 without Retry-After · API-36',
    (copy) => delete (copy.components?.responses?.TooManyRequests as Response | undefined)?.headers,
    'response-contains-header #/components/responses/TooManyRequests/headers',
  ],
  [
    'a reply without a named example · API-35',
    (copy) => delete response(copy, '/api/tabs', 'get', '200').content?.[json]?.examples,
    'rule/replies-have-examples #/paths/~1api~1tabs/get/responses/200/content/application~1json',
  ],
  [
    'an example with an unknown property · CARD-08',
    (copy) => {
      const { failed } = response(copy, '/api/pdf', 'get', '200').content?.[json]?.examples ?? {};
      if (failed) failed.value = { status: 'FAILED', url: '', reason: 'x' };
    },
    'no-invalid-media-type-examples #/paths/~1api~1pdf/get/responses/200/content/application~1json/examples/failed/value/reason',
  ],
  [
    'an example of a request with a wrong choice · CARD-08',
    (copy) => {
      const { empty } = operation(copy, '/api/answer', 'put').requestBody?.content?.[json]?.examples ?? {};
      if (empty) empty.value = { gender: 'x' };
    },
    'no-invalid-media-type-examples #/paths/~1api~1answer/put/requestBody/content/application~1json/examples/empty/value/gender',
  ],
  [
    'a record that is none in the examples · API-34',
    (copy) => {
      const { address_record: record } =
        response(copy, '/lookup/find', 'get', '200').content?.[json]?.examples ?? {};
      if (record) record.value = { address_line_1: '12 Elm Street' };
    },
    'no-invalid-media-type-examples #/paths/~1lookup~1find/get/responses/200/content/application~1json/examples/address_record/value',
  ],
  [
    'an empty message in a shared example · API-36',
    (copy) => {
      const content = (copy.components?.responses?.SessionInvalid as Response | undefined)?.content;
      const examples = content?.[json]?.examples ?? {};
      for (const example of Object.values(examples)) example.value = { message: '' };
    },
    'no-invalid-media-type-examples #/components/responses/SessionInvalid/content/application~1json/examples/session_invalid/value/message',
  ],
];

describe('our own rules', () => {
  it.each(OWN)('find %s', (_rule, plant, fault) => {
    const copy = structuredClone(contract);
    plant(copy);

    expect(checkContract(copy)).toContain(fault);
  });
});

describe('the rules of redocly.yaml', () => {
  const found: string[] = [];
  beforeAll(async () => {
    const copy = parse(await readFile(CONTRACT_PATH, 'utf8')) as Contract;
    for (const [, plant] of LINTED) plant(copy);
    found.push(...(await lint(copy)));
  }, 60_000);

  it.each(LINTED)('find %s', (_rule, _plant, fault) => {
    expect(found).toContain(fault);
  });
});

/** Runs the linter on all that was planted at once, for it takes seconds. */
async function lint(copy: Contract): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-'));
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(copy));
  const args = ['lint', file, '--config', 'redocly.yaml', '--format', 'json', '--max-problems', '1000'];
  // It ends with 1, as it has found something.
  const stdout = await promisify(execFile)(process.execPath, [REDOCLY, ...args]).then(
    (done) => done.stdout,
    (failed: unknown) => (failed as { stdout: string }).stdout,
  );
  await rm(folder, { recursive: true });
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
}

interface Problem {
  ruleId: string;
  location: { pointer?: string }[];
}
