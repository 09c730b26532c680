import { expect, it } from 'vitest';
import type { Operation } from '../kit/contract.ts';
import { listOperations } from '../kit/listOperations.ts';
import { loadContract } from '../kit/loadContract.ts';

const contract = await loadContract();

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

const responseOf = (path: string, method: 'get' | 'post'): NonNullable<Operation['responses']>[string] =>
  contract.paths?.[path]?.[method]?.responses?.['200'] ?? expect.fail(`${path} has no ${method}.`);

it.each(['/api/pdf/document-answer/{answer_key}', '/api/pdf'])(
  'the examples of %s in openapi.yaml show every status · DOC-04, API-23',
  (path) => {
    const examples = responseOf(path, 'get').content?.['application/json']?.examples ?? {};
    const statuses = Object.values(examples).map(({ value }) => (value as { status: string }).status);

    expect(statuses.sort()).toEqual(contract.components?.schemas?.ProcessingStatus?.enum?.toSorted());
  },
);

it('in openapi.yaml, a log-in sets the readable marker and a log-out expires it · TRAP-34, TRAP-37', () => {
  const cookieOf = (path: string, method: 'get' | 'post') =>
    responseOf(path, method).headers?.['Set-Cookie']?.example;

  expect(cookieOf('/public/login', 'post')).toBe('admit_session=u7Qn2xLr9aZk; Path=/; SameSite=Lax');
  expect(cookieOf('/api/logout', 'get')).toBe('admit_session=; Path=/; Max-Age=0; SameSite=Lax');
});

it('openapi.yaml describes exactly the calls in the specification · CARD-06, API-03…34', () => {
  const listed = listOperations(contract).map(
    ({ name, operation: { operationId } }) => `${operationId ?? ''} ${name}`,
  );

  const specified = OPERATIONS.map((row) => row.replace(/^API-\d+ /, ''));

  expect([
    ...specified
      .filter((one) => !listed.includes(one))
      .map((one) => `${one}: is in the specification, but not in openapi.yaml`),
    ...listed
      .filter((one) => !specified.includes(one))
      .map((one) => `${one}: add it to OPERATIONS in contracts/rules/checkContract.test.ts`),
  ]).toEqual([]);
});
