import { describe, it } from 'vitest';
import { call, state } from './test-support/Call.ts';
import { describeFailure, describeLimit } from './test-support/failures.ts';
import { interact } from './test-support/interact.ts';
import { refused, success, textLike } from './test-support/replies.ts';

const TOKEN = 'contract-token';

const getPublicView = (token = TOKEN) => call('getPublicView', 'for the public view', { token });
const getServiceView = (service_token = TOKEN) =>
  call('getServiceView', 'for the service view', { service_token });

const params = {
  answers: { first_name: 'Ana', last_name: 'Marsh', ssn: '900-12-6789' },
  add_another: { parent: 1, prev_college: 1 },
  tabs: { home_address_tab: 'us', hs_tab: 'us' },
  documents: { hs_transcript_doc: { status: 'COMPLETED', file_name: 'transcript.pdf' } },
};
const view = success({
  answer: {
    first_name: 'Ana',
    last_name: 'Marsh',
    // Accepts any mask that shows at most the last four digits of the saved number.
    ssn: textLike('^\\D*(6789|789|89|9)?$', '***-**-6789'),
  },
  add_another: params.add_another,
  document_answer: {
    hs_transcript_doc: {
      file_name: 'transcript.pdf',
      status: 'COMPLETED',
    },
  },
  tabs: params.tabs,
});
const blank = success({ answer: {}, add_another: {}, document_answer: {}, tabs: {} });
const incomplete = refused(400, 'This link is incomplete. Please copy the whole link and try again.');

describe('the public view', () => {
  it('the public view shows an application with the SSN masked · ROLE-16, API-31', () =>
    interact(getPublicView(), { given: state('a public token is valid', params) }, view));

  it('the public view shows an application without answers · API-31', () =>
    interact(
      getPublicView(),
      { given: state('a public token is valid'), when: 'of an application without an answer' },
      blank,
    ));

  it('the public view reveals nothing for an unknown token · API-31', () =>
    interact(
      getPublicView('expired-token'),
      { given: state('a public token is invalid'), when: 'with a token that has expired' },
      refused(404, 'This link has expired. Please ask for a new one.'),
    ));

  it('the public view requires a token · API-31', () =>
    interact(
      getPublicView(''),
      { given: state('a public token is invalid'), when: 'without a token' },
      incomplete,
    ));
});

describe('the service view', () => {
  it('the service view shows an application with the SSN masked · ROLE-16, API-32', () =>
    interact(getServiceView(), { given: state('a service token is valid', params) }, view));

  it('the service view shows an application without answers · API-32', () =>
    interact(
      getServiceView(),
      { given: state('a service token is valid'), when: 'of an application without an answer' },
      blank,
    ));

  it('the service view answers 401 to an expired token · API-02', () =>
    interact(
      getServiceView('expired-token'),
      { given: state('a service token is invalid'), when: 'with a token that has expired' },
      refused(401, 'This link has expired. Please open the application again.'),
    ));

  it('the service view requires a token · API-32', () =>
    interact(
      getServiceView(''),
      { given: state('a service token is invalid'), when: 'without a token' },
      incomplete,
    ));
});

describeFailure([getPublicView(), getServiceView()]);
describeLimit([getPublicView(), getServiceView()]);
