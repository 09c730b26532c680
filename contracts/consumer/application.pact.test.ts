import type { LastPage, ValidationsRequest, WebStatus } from '@admission/sdk';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, it } from 'vitest';
import { asWrong, call, state } from './test-support/Call.ts';
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

const saveWebStatus = (web_status: WebStatus) =>
  call('saveWebStatus', `to record the status ${web_status}`, { web_status });
const saveLastPage = (last_page: LastPage) =>
  call('saveLastPage', `to remember the page ${last_page}`, { last_page });
const postValidations = (body: ValidationsRequest) => call('postValidations', 'to check the pages', body);
const submit = call('submitApplication', 'to submit the application');

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

  it('the first web status is started · STAT-03', () =>
    interact(saveWebStatus('started'), { given: withStatus('none'), when: 'first' }, saved));

  it('the current web status is accepted again, because a retry repeats it · STAT-08', () =>
    interact(saveWebStatus('started'), { given: withStatus('started'), when: 'again' }, saved));

  it('the web status moves on to validating · STAT-05', () =>
    interact(saveWebStatus('validating'), { given: withStatus('started') }, saved));

  it('the web status moves on to submitted once the submission has been accepted · SUB-05', () =>
    interact(saveWebStatus('submitted'), { given: state('the submission was accepted') }, saved));

  it('the web status never skips a step · STAT-08', () =>
    interact(saveWebStatus('submitted'), { given: withStatus('started'), when: 'too early' }, OUT_OF_ORDER));

  it('the web status never moves backward · STAT-08', () =>
    interact(saveWebStatus('started'), { given: withStatus('validating'), when: 'too late' }, OUT_OF_ORDER));

  it('an unknown web status is rejected · API-03', () =>
    interact(
      saveWebStatus(asWrong('finished')),
      { given: withStatus('started') },
      refused(400, 'We could not save your progress. Please reload the page and try again.'),
    ));
});

describe('the last page', () => {
  it('the last page is saved · API-04', () =>
    interact(saveLastPage('/education'), { given: withStatus('started') }, said('Your place is saved.')));

  it('the last page is still saved while Submit can be pressed again · TRAP-39', () =>
    interact(
      saveLastPage('/final-steps'),
      { given: state('the submission was accepted'), when: 'once the submission was accepted' },
      said('Your place is saved.'),
    ));

  it("the last page must be one of the form's pages · API-04", () =>
    interact(
      saveLastPage(asWrong('/completion')),
      { given: withStatus('started') },
      refused(400, 'We could not save your place in the application. Your answers are not affected.'),
    ));
});

describe('the validations', () => {
  const checked = said('Your answers have been checked.');

  it('a validation report without errors is accepted · API-09', () =>
    interact(
      postValidations(NO_ERRORS),
      { given: withStatus('validating'), when: 'without errors' },
      checked,
    ));

  it('a validation report with errors is accepted · API-09', () =>
    interact(
      postValidations({ page_schema, validation_errors: { first_name: ['First name is a required field'] } }),
      { given: withStatus('validating'), when: 'with an error' },
      checked,
    ));

  it('a validation report is still accepted while Submit can be pressed again · TRAP-39', () =>
    interact(
      postValidations(NO_ERRORS),
      { given: state('the submission was accepted'), when: 'once the submission was accepted' },
      checked,
    ));

  it('the reply to a validation report may contain further errors, by page and key · SUB-10', () => {
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

  it('a malformed validation report is rejected · API-09', () =>
    interact(
      postValidations(asWrong({ page_schema })),
      { given: withStatus('validating'), when: 'without saying what was found' },
      refused(400, 'We could not check your answers. Please reload the page and try again.'),
    ));
});

describe('the submission', () => {
  it('a submission succeeds once every question has been answered · SUB-04', () =>
    interact(
      submit,
      { given: state('the application is ready to submit') },
      said('Your application was successfully submitted.'),
    ));

  it('a repeated submission succeeds while only the status is missing · TRAP-39', () =>
    interact(
      submit,
      { given: state('the submission was accepted'), when: 'a second time' },
      said('Your application was already submitted. You do not need to do anything else.'),
    ));

  it('a repeated submission succeeds after the status has been recorded · TRAP-39', () =>
    interact(
      submit,
      { given: withStatus('submitted'), when: 'once more after it is done' },
      said('Your application was already submitted. You do not need to do anything else.'),
    ));

  it('a submission is rejected before the answers have been validated · SUB-04', () =>
    interact(
      submit,
      { given: withStatus('started'), when: 'before it is checked' },
      refused(
        409,
        'Your application is not complete yet. Please check your answers and submit again.',
        'not_ready',
      ),
    ));

  it('a submission without a required document is rejected, naming its page and question · SUB-10', () =>
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

  it('a submission is rejected while a document is being converted · SUB-04', () =>
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
        // Backends may also report a running conversion as `not_ready`: the browser treats both codes alike.
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
