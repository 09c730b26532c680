import { describe, expect, it } from 'vitest';
import { checkContract } from './checkContract.ts';
import type { Contract, JsonSchema, Operation, Response } from '../../contracts/kit/contract.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { loadContract } from '../../contracts/kit/loadContract.ts';

const contract = await loadContract();

/** Checks a copy of the contract that was broken by `plant`. */
function checkBroken(plant: (copy: Contract) => void): string[] {
  const copy = structuredClone(contract);
  plant(copy);
  return checkContract(copy);
}

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

  it('describes every call of the specification and no other · CARD-06, API-03…34', () => {
    const listed = listOperations(contract).map(
      ({ name, operation: { operationId } }) => `${operationId ?? ''} ${name}`,
    );

    expect(listed.sort()).toEqual(OPERATIONS.map((row) => row.replace(/^API-\d+ /, '')).sort());
  });
});

const FAULTS: [rule: string, plant: (copy: Contract) => void, fault: string][] = [
  [
    'API-01 a 204',
    (copy) => {
      const responses = operation(copy, '/api/document-answer/{answer_key}', 'delete').responses ?? {};
      responses['204'] = {};
    },
    'DELETE /api/document-answer/{answer_key} › 204: only 200 and error statuses are allowed.',
  ],
  [
    'API-01 a reply without JSON',
    (copy) => {
      response(copy, '/api/pdf', 'get', '200').content = {
        'application/pdf': { schema: { type: 'string' } },
      };
    },
    'GET /api/pdf › 200: must be application/json with a schema.',
  ],
  [
    'API-02 a missing 401',
    (copy) => delete operation(copy, '/api/tabs', 'put').responses?.['401'],
    'PUT /api/tabs: must list 401.',
  ],
  [
    'API-02 a service call without 401',
    (copy) => delete operation(copy, '/service/tmp-pdf', 'get').responses?.['401'],
    'GET /service/tmp-pdf: must list 401.',
  ],
  [
    'ROLE-13 an open /api call',
    (copy) => (operation(copy, '/api/profile', 'get').security = []),
    'GET /api/profile: must ask for the session cookie.',
  ],
  [
    'ROLE-13 a guarded public call',
    (copy) => delete operation(copy, '/public/login', 'post').security,
    'POST /public/login: must be open without a session.',
  ],
  [
    'TRAP-11 a 401 of the log-in',
    (copy) => {
      const responses = operation(copy, '/public/login', 'post').responses ?? {};
      responses['401'] = { $ref: '#/components/responses/SessionInvalid' };
    },
    'POST /public/login: must not list 401.',
  ],
  [
    'API-36 an error of another shape',
    (copy) => {
      const content = response(copy, '/public/signup', 'post', '409').content?.['application/json'];
      if (content) content.schema = { $ref: '#/components/schemas/Message' };
    },
    'POST /public/signup › 409: must have a message and a closed list of codes.',
  ],
  [
    'API-36 an error whose codes are open',
    (copy) => {
      const content = response(copy, '/public/signup', 'post', '409').content?.['application/json'];
      if (content) content.schema = { $ref: '#/components/schemas/Error' };
    },
    'POST /public/signup › 409: must have a message and a closed list of codes.',
  ],
  [
    'API-36 a 429 without Retry-After',
    (copy) => delete (copy.components?.responses?.TooManyRequests as Response).headers,
    'POST /public/login › 429: needs Retry-After.',
  ],
  [
    'API-35 a reply without a named example',
    (copy) => delete response(copy, '/api/tabs', 'get', '200').content?.['application/json']?.examples,
    'GET /api/tabs › 200: needs a named example.',
  ],
  [
    'AUTH-41 an open request body',
    (copy) => delete schema(copy, 'Credentials').additionalProperties,
    'POST /public/signup: the body must refuse additional properties.',
  ],
  [
    'ENT-11 a label of no question',
    (copy) => ((schema(copy, 'StudentAnswers').properties ??= {}).shoe_size_desc = { type: 'string' }),
    'StudentAnswers: shoe_size_desc labels no question.',
  ],
  [
    'DOC-11 a document question whose document cannot be listed',
    (copy) => schema(copy, 'DocumentAnswerKey').enum?.push('essay_doc'),
    'DocumentAnswers: lacks essay_doc.',
  ],
  [
    'STAT-01 a fourth web status',
    (copy) => schema(copy, 'WebStatus').enum?.push('archived'),
    'WebStatus: must be exactly started, validating, submitted.',
  ],
  [
    'ENT-20 a status of its own for the PDF',
    (copy) => ((schema(copy, 'PdfStatus').properties ??= {}).status = { type: 'string' }),
    'PdfStatus: its status must be a ProcessingStatus.',
  ],
];

describe('checkContract', () => {
  it.each(FAULTS)('%s is found', (_rule, plant, fault) => {
    expect(checkBroken(plant)).toContain(fault);
  });
});
