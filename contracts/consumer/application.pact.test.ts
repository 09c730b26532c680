import type { LastPage, ValidationsRequest, WebStatus } from '@admission/sdk';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, it } from 'vitest';
import { asWrong, state } from './test-support/Call.ts';
import type { Call } from './test-support/Call.ts';
import {
  describeEndedSession,
  describeFailure,
  describeOtherHost,
  describeSizeLimit,
  describeSubmitted,
  describeReplacedSession,
} from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { refused, said, success, text, textLike } from './test-support/replies.ts';

const { eachLike } = MatchersV3;

const saveWebStatus = (web_status: WebStatus): Call => ({
  asks: `to record the status ${web_status}`,
  method: 'POST',
  path: '/api/web-status',
  body: { web_status },
  send: (sdk) => sdk.saveWebStatus({ web_status }),
});
const saveLastPage = (last_page: LastPage): Call => ({
  asks: `to remember the page ${last_page}`,
  method: 'PUT',
  path: '/api/last-page',
  body: { last_page },
  send: (sdk) => sdk.saveLastPage({ last_page }),
});
const postValidations = (body: ValidationsRequest): Call => ({
  asks: 'to check the pages',
  method: 'POST',
  path: '/api/validations',
  body,
  send: (sdk) => sdk.postValidations(body),
});
const submit: Call = {
  asks: 'to submit the application',
  method: 'POST',
  path: '/api/submit',
  send: (sdk) => sdk.submitApplication(),
};

const withStatus = (status: string) => state('a student with status {status}', { status });
const page_schema = {
  about: ['first_name'],
  education: ['hs_name'],
  'final-steps': ['signature_name'],
} satisfies ValidationsRequest['page_schema'];
const OUT_OF_ORDER = refused(
  409,
  'Your application has moved on since this page was opened. Please reload the page.',
  'status_out_of_order',
);
const NO_ERRORS: ValidationsRequest = { validation_errors: {}, page_schema };

describe('the web status', () => {
  const saved = said('Your progress is saved.');

  it('begins with started · STAT-03', () =>
    interact(saveWebStatus('started'), { given: withStatus('none'), when: 'first' }, saved));

  it('takes the status it already has, as a retry sends it · STAT-08', () =>
    interact(saveWebStatus('started'), { given: withStatus('started'), when: 'again' }, saved));

  it('moves on to validating · STAT-05', () =>
    interact(saveWebStatus('validating'), { given: withStatus('started') }, saved));

  it('moves on to submitted once the submission was accepted · SUB-05', () =>
    interact(saveWebStatus('submitted'), { given: state('the submission was accepted') }, saved));

  it('never skips a step · STAT-08', () =>
    interact(saveWebStatus('submitted'), { given: withStatus('started'), when: 'too early' }, OUT_OF_ORDER));

  it('never moves backward · STAT-08', () =>
    interact(saveWebStatus('started'), { given: withStatus('validating'), when: 'too late' }, OUT_OF_ORDER));

  it('refuses a status it does not know · API-03', () =>
    interact(
      saveWebStatus(asWrong('finished')),
      { given: withStatus('started') },
      refused(400, 'We could not save your progress. Please reload the page and try again.'),
    ));
});

describe('the last page', () => {
  it('is remembered · API-04', () =>
    interact(saveLastPage('/education'), { given: withStatus('started') }, said('Your place is saved.')));

  it('is remembered while Submit may be pressed again · TRAP-39', () =>
    interact(
      saveLastPage('/final-steps'),
      { given: state('the submission was accepted'), when: 'once the submission was accepted' },
      said('Your place is saved.'),
    ));

  it('is one of the form pages · API-04', () =>
    interact(
      saveLastPage(asWrong('/completion')),
      { given: withStatus('started') },
      refused(400, 'We could not save your place in the application. Your answers are not affected.'),
    ));
});

describe('the validations', () => {
  const checked = said('Your answers have been checked.');

  it('are taken when nothing is wrong · API-09', () =>
    interact(
      postValidations(NO_ERRORS),
      { given: withStatus('validating'), when: 'without errors' },
      checked,
    ));

  it('are taken with the errors found · API-09', () =>
    interact(
      postValidations({ page_schema, validation_errors: { first_name: ['First name is a required field'] } }),
      { given: withStatus('validating'), when: 'with an error' },
      checked,
    ));

  it('are taken while Submit may be pressed again · TRAP-39', () =>
    interact(
      postValidations(NO_ERRORS),
      { given: state('the submission was accepted'), when: 'once the submission was accepted' },
      checked,
    ));

  it('may answer with errors of their own, by page and key · SUB-10', () => {
    const errors = { about: { home_postal_code: ['This ZIP code does not belong to the state you chose.'] } };
    return interact(
      postValidations(NO_ERRORS),
      {
        given: state('the server finds page errors', { errors }),
        when: 'with an error only the server sees',
      },
      success({ ...(checked.body as object), errors }),
    );
  });

  it('are refused in another shape · API-09', () =>
    interact(
      postValidations(asWrong({ page_schema })),
      { given: withStatus('validating'), when: 'without saying what was found' },
      refused(400, 'We could not check your answers. Please reload the page and try again.'),
    ));
});

describe('the submission', () => {
  it('succeeds when everything is answered · SUB-04', () =>
    interact(
      submit,
      { given: state('the application is ready to submit') },
      said('Your application was successfully submitted.'),
    ));

  it('succeeds again when only the status is missing · TRAP-39', () =>
    interact(
      submit,
      { given: state('the submission was accepted'), when: 'a second time' },
      said('Your application was already submitted. You do not need to do anything else.'),
    ));

  it('succeeds again when everything is done · TRAP-39', () =>
    interact(
      submit,
      { given: withStatus('submitted'), when: 'once more after it is done' },
      said('Your application was already submitted. You do not need to do anything else.'),
    ));

  it('is refused before the answers were checked · SUB-04', () =>
    interact(
      submit,
      { given: withStatus('started'), when: 'before it is checked' },
      refused(
        409,
        'Your application is not complete yet. Please check your answers and submit again.',
        'not_ready',
      ),
    ));

  it('is refused without a required document, named by its page and question · SUB-10', () =>
    interact(
      submit,
      { given: state('a required document is missing'), when: 'without a required document' },
      {
        status: 400,
        body: {
          message: text('A required document is missing. Please upload it and submit again.'),
          code: 'document_missing',
          errors: { education: { hs_transcript_doc: eachLike('Please upload your transcript.', 1) } },
        },
      },
    ));

  it('is refused while a document is converted · SUB-04', () =>
    interact(
      submit,
      {
        given: state('a student with status {status}', {
          status: 'validating',
          documents: { hs_transcript_doc: { status: 'IN_PROGRESS' } },
        }),
        when: 'while a document is converted',
      },
      refused(
        409,
        'Please wait until your documents are converted, then submit again.',
        // Nothing that is converting is ready: the browser does not tell the two apart.
        textLike('^(conversion_running|not_ready)$', 'conversion_running'),
      ),
    ));
});

describeEndedSession([saveWebStatus('started'), saveLastPage('/about'), postValidations(NO_ERRORS), submit]);
describeReplacedSession([
  saveWebStatus('started'),
  saveLastPage('/about'),
  postValidations(NO_ERRORS),
  submit,
]);
describeOtherHost([saveWebStatus('started'), saveLastPage('/about'), postValidations(NO_ERRORS), submit]);
describeFailure([saveWebStatus('started'), saveLastPage('/about'), postValidations(NO_ERRORS), submit]);
describeSubmitted([saveLastPage('/about'), postValidations(NO_ERRORS)]);
describeSizeLimit([saveWebStatus('started'), saveLastPage('/about'), postValidations(NO_ERRORS)]);
