import type { LastPage, ValidationsRequest, WebStatus } from '@admission/sdk';
import { MatchersV3 } from '@pact-foundation/pact';
import { asWrong, call, state } from './test-support/Call.ts';
import * as failures from './test-support/failures.ts';
import { testInteractions } from './test-support/interact.ts';
import { success, text, textLike } from './test-support/replies.ts';

const { eachLike } = MatchersV3;

const saveWebStatus = (web_status: WebStatus) =>
  call('saveWebStatus', `to record the status ${web_status}`, { web_status });
const saveLastPage = (last_page: LastPage) =>
  call('saveLastPage', `to remember the page ${last_page}`, { last_page });
const postValidations = (body: ValidationsRequest) => call('postValidations', 'to check the pages', body);
const submit = call('submitApplication', 'to submit the application');

const withStatus = (status: string) => state('a student with status {status}', { status });
const accepted = state('the submission was accepted');
const ready = state('the application is ready to submit');
const converting = state('a student with status {status}', {
  status: 'validating',
  documents: { hs_transcript_doc: { status: 'IN_PROGRESS' } },
});
const withoutDocument = state('a required document is missing');

const page_schema = {
  about: ['first_name'],
  education: ['hs_name'],
  'final-steps': ['signature_name'],
} satisfies ValidationsRequest['page_schema'];
const noErrors = postValidations({ validation_errors: {}, page_schema });
const oneError = postValidations({
  page_schema,
  validation_errors: { first_name: ['First name is a required field'] },
});
const malformed = postValidations(asWrong({ page_schema }));
const errors = { about: { home_postal_code: ['This ZIP code does not belong to the state you chose.'] } };

const withPageErrors = state('the server finds page errors', { errors });
const PAGE_ERRORS = success({ message: text('Some answers need your attention.'), errors });
/**
 * Backends may also report a running conversion as `not_ready`: the browser handles it like
 * `conversion_running`.
 */
const CONVERTING = {
  status: 409,
  body: {
    message: text('Please wait until your documents are converted, then submit again.'),
    code: textLike('^(conversion_running|not_ready)$', 'conversion_running'),
  },
};
const DOCUMENT_MISSING = {
  status: 400,
  body: {
    message: text('A required document is missing. Please upload it and submit again.'),
    code: 'document_missing',
    errors: { education: { hs_transcript_doc: eachLike('Please upload your transcript.', 1) } },
  },
};

const ALL = [saveWebStatus('started'), saveLastPage('/about'), noErrors, submit];

testInteractions([
  [saveWebStatus('started'), 'for the first time', withStatus('none'), '200:saved', 'STAT-03'],
  // A retry sends the same status again.
  [saveWebStatus('started'), 'again', withStatus('started'), '200:saved', 'STAT-08'],
  [saveWebStatus('validating'), '', withStatus('started'), '200:saved', 'STAT-05'],
  [saveWebStatus('submitted'), '', accepted, '200:saved', 'SUB-05'],
  [saveWebStatus('submitted'), 'too early', withStatus('started'), '409:out_of_order', 'STAT-08'],
  [saveWebStatus('started'), 'too late', withStatus('validating'), '409:out_of_order', 'STAT-08'],
  [saveWebStatus(asWrong('finished')), '', withStatus('started'), '400:unknown_status', 'API-03, STAT-01'],

  [saveLastPage('/education'), '', withStatus('started'), '200:saved', 'API-04'],
  // After an interrupted submission, the applicant presses Submit again, which repeats every call.
  [saveLastPage('/final-steps'), 'after the submission was accepted', accepted, '200:saved', 'TRAP-39'],
  [saveLastPage(asWrong('/completion')), '', withStatus('started'), '400:unknown_page', 'API-04'],

  [noErrors, 'without errors', withStatus('validating'), '200:valid', 'API-09'],
  [oneError, 'with an error', withStatus('validating'), '200:valid', 'API-09'],
  [noErrors, 'after the submission was accepted', accepted, '200:valid', 'TRAP-39'],
  [noErrors, 'with an error that only the server sees', withPageErrors, PAGE_ERRORS, 'SUB-10'],
  [malformed, 'without a list of errors', withStatus('validating'), '400:invalid_request', 'API-09'],

  [submit, '', ready, '200:submitted', 'SUB-04'],
  [submit, 'a second time', accepted, '200:submitted_again', 'TRAP-39'],
  [submit, 'again after it has been recorded', withStatus('submitted'), '200:submitted_again', 'TRAP-39'],
  [submit, 'before it has been validated', withStatus('started'), '409:not_ready', 'SUB-04'],
  [submit, 'without a required document', withoutDocument, DOCUMENT_MISSING, 'SUB-10'],
  [submit, 'while a document is being converted', converting, CONVERTING, 'SUB-04'],

  ...failures.endedSession(ALL),
  ...failures.replacedSession(ALL),
  ...failures.otherHost(ALL),
  ...failures.internalError(ALL),
  ...failures.submitted([saveLastPage('/about'), noErrors]),
  ...failures.sizeLimit([saveWebStatus('started'), saveLastPage('/about'), noErrors]),
]);
