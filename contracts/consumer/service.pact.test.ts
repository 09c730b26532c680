import { call, state } from './test-support/Call.ts';
import { internalError, rateLimit } from './test-support/failures.ts';
import { testInteractions } from './test-support/interact.ts';
import { ANYTHING, moment, success, textLike } from './test-support/replies.ts';

const TOKEN = 'contract-token';

/** A token that opens a view is the backend's: the provider state may return its own. */
const own = (token: string, name: string) => (token === TOKEN ? { own: { [name]: 'token' } } : {});
const getPublicView = (token = TOKEN) => ({
  ...call('getPublicView', 'for the public view', { token }),
  ...own(token, 'token'),
});
const getServiceView = (service_token = TOKEN) => ({
  ...call('getServiceView', 'for the service view', { service_token }),
  ...own(service_token, 'service_token'),
});

const params = {
  answers: { first_name: 'Ana', last_name: 'Marsh', ssn: '900-12-6789' },
  add_another: { parent: 1, prev_college: 1 },
  tabs: { home_address_tab: 'us', hs_tab: 'us' },
  documents: { hs_transcript_doc: { status: 'COMPLETED', file_name: 'transcript.pdf' } },
};
const shown = {
  answer: {
    first_name: 'Ana',
    last_name: 'Marsh',
    // Accepts any mask that shows at most the last four digits of the saved number.
    ssn: textLike('^\\D*(6789|789|89|9)?$', '***-**-6789'),
  },
  add_another: params.add_another,
  document_answer: { hs_transcript_doc: { file_name: 'transcript.pdf', status: 'COMPLETED' } },
  tabs: params.tabs,
};
const blank = { answer: ANYTHING, add_another: ANYTHING, document_answer: {}, tabs: ANYTHING };
const typing = { answers: { ssn: '900-12-67' } };
const halfTyped = { ...blank, answer: { ssn: textLike('^\\D*$', '***') } };
const HALF = 'of an application with a half-typed number';
/** Only staff read whose account it is, and when it was submitted. */
const STAFF = { username: 'maya@example.com' };
const SUBMITTED = { ...STAFF, submitted_at: moment('2026-11-20T15:30:00Z') };
const UNANSWERED = 'of an application without an answer';
const EXPIRED = 'with a token that has expired';
const OTHER = 'with a token of the other view';

const publicToken = state('a public token is valid');
const noPublicToken = state('a public token is invalid');
const serviceToken = state('a service token is valid');
const noServiceToken = state('a service token is invalid');

testInteractions([
  [getPublicView(), '', { ...publicToken, params }, success(shown), 'ROLE-16, API-31'],
  [getPublicView(), UNANSWERED, publicToken, success(blank), 'API-31'],
  [getPublicView(), HALF, { ...publicToken, params: typing }, success(halfTyped), 'ROLE-16'],
  [getPublicView('expired-token'), EXPIRED, noPublicToken, '404:link_expired', 'API-31'],
  [getPublicView(), OTHER, serviceToken, '404:link_expired', 'API-31'],
  [getPublicView(''), 'without a token', noPublicToken, '400:token_missing', 'API-31'],

  [getServiceView(), '', { ...serviceToken, params }, success({ ...SUBMITTED, ...shown }), 'ROLE-16, API-32'],
  [getServiceView(), UNANSWERED, serviceToken, success({ ...STAFF, ...blank }), 'API-32'],
  [
    getServiceView(),
    HALF,
    { ...serviceToken, params: typing },
    success({ ...STAFF, ...halfTyped }),
    'ROLE-16',
  ],
  [getServiceView('expired-token'), EXPIRED, noServiceToken, '401:token_invalid', 'API-02'],
  [getServiceView(), OTHER, publicToken, '401:token_invalid', 'API-32'],
  [getServiceView(''), 'without a token', noServiceToken, '400:token_missing', 'API-32'],

  ...internalError([getPublicView(), getServiceView()]),
  ...rateLimit([getPublicView(), getServiceView()]),
]);
