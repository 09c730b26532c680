import { HOST_TOKEN } from '../kit/checkCookies.ts';
import { ACCOUNT_REJECTIONS, countRejected, isLinkEnded, LIMIT, sayUnlimited } from './accountRejections.ts';
import { readNumbers } from './admitSave.ts';
import {
  countTargets,
  DOCUMENT_REJECTIONS,
  isOwnFile,
  MAY_REJECT_FILE,
  MOST_TARGETS,
} from './documentRejections.ts';
import { NO_RECORD } from './vocabulary.ts';
import type { Asked, Rejection } from './Rejection.ts';
import type { Call, StartedDocument } from './World.ts';

export const DOCUMENTS = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'];
export const STEPS = ['started', 'validating', 'submitted'];
export const WITHOUT_SESSION =
  /^(signUp|confirmAccount|resendConfirmation|logIn|forgotPassword|resetPassword|uploadFile|getCopy|findLookup|getHealth|get\w+View)$/;
const READ = /^get/;
const REMOVAL = /^delete/;

export const isThere = (document?: StartedDocument) => document?.removed.size === 0;
export const isGone = (document?: StartedDocument) => !document || document.removed.size === 2;
const isMissing = (document?: StartedDocument) =>
  isGone(document) || (isThere(document) && document?.status === 'failed');
/** Lists the documents that a submission needs but lacks: the transcript, a transfer's, and each that an answer names. */
export const listMissing = ({ application: { answers, documents } }: Asked) =>
  DOCUMENTS.filter((key) => {
    const isTransfer = answers.prev_college_ind === 'yes' && Number(answers.college_credits ?? '') >= 12;
    const isNeeded = key === DOCUMENTS[0] || (key === DOCUMENTS[1] && isTransfer);
    return (isNeeded || answers[key] === 'ANSWERED') && isMissing(documents[key]);
  });
/** Removes what compressing proxies add to a version. */
export const versionOf = (tag: string) => tag.replace(/^W\//, '').replace(/(--?gzip|-br|;gzip)"$/, '"');

/** A backend may set a document's answer itself, so saving one is no change. */
const isMark = ([key]: [key: string, value: unknown]) => DOCUMENTS.includes(key);

/** Returns whether a save changes an answer, a number of items or a tab. */
export function isChange({ operation, body, application: { answers, counts, tabs } }: Asked): boolean {
  if (operation === 'saveAnswers')
    return Object.entries(body).some((entry) => !isMark(entry) && (answers[entry[0]] ?? '') !== entry[1]);
  if (operation === 'saveAddAnother') return (counts[String(body.button_id)] ?? 1) !== body.num_components;
  return operation === 'saveTab' && (tabs[String(body.tab_id)] ?? 'us') !== body.chosen_tab;
}

export const readViewToken = ({ query = {} }: Call) => query.token ?? query.service_token ?? '';

/** A rule for rejecting the tokens of a view. */
const noView = (operation: string, section: string, right: string): Rejection => [
  section,
  [right],
  'the token is unknown, opens the other view, or has been ended by a new password',
  ({ operation: called, world, call }) =>
    called === operation && world.views.get(readViewToken(call))?.operation !== operation,
];

const isMalformed = ({ call }: Asked) => readNumbers(call.saves) === undefined;

const isEarlyOrLate = ({ body, application: { reached, isAccepted } }: Asked) => {
  const step = STEPS.indexOf(String(body.web_status)) + 1;
  return step < reached || step > reached + 1 || (step === STEPS.length && !isAccepted);
};
/** A rule for rejecting a submission. */
function tooEarly(because: string, when: Rejection[3]): Rejection {
  const right = ['400 document_missing', '409 not_ready'];
  const isEarly = (asked: Asked) =>
    asked.operation === 'submitApplication' && !asked.application.isAccepted && when(asked);
  return ['POST /api/submit', right, because, isEarly];
}

/** Each takes precedence over those that follow. */
export const FIRST: Rejection[] = [
  [
    'Sessions that ended',
    ['404 not_found'],
    'no operation has this method and path; that comes before anything else',
    ({ call }) => call.unknown?.[1].endsWith('/nothing'),
  ],
  [
    'Sessions that ended',
    ['404 not_found', '405'],
    'no operation has this method and path; that comes before anything else',
    ({ call }) => call.unknown,
  ],
  [
    'Sessions that ended',
    ['404', '400', '401', '405'],
    'its path spells a call’s path in another way, or names another key',
    ({ call }) => call.respelled && call.answerKey,
  ],
  [
    'Sessions that ended',
    ['404', '400', '405'],
    'its path spells a call’s path in another way, such as with percent-encoded letters or dot segments',
    ({ call }) => call.respelled,
  ],
  [
    'Sessions that ended',
    ['401'],
    'the session has ended or never existed',
    ({ operation, session }) => !WITHOUT_SESSION.test(operation) && !session,
  ],
  [
    'A session of another host',
    ['401'],
    'the session is ambiguous, because a cookie is sent twice',
    ({ operation, call, world }) =>
      !WITHOUT_SESSION.test(operation) &&
      call.doubtful !== undefined &&
      (!world.isSecure || call.doubtful.startsWith(HOST_TOKEN)),
  ],
  [
    'Whose session',
    ['409 session_replaced'],
    'Admit-Session and the cookie name different sessions',
    ({ operation, call, session }) =>
      !WITHOUT_SESSION.test(operation) &&
      session &&
      call.marker !== undefined &&
      call.marker !== session.marker,
  ],
  LIMIT,
];

/** If several of these rules apply, the backend may choose any of them. */
export const UNORDERED: Rejection[] = [
  [
    'Other sites',
    ['403 cross_site'],
    'a page of another site sent the request',
    ({ call, operation }) => call.foreign && !READ.test(operation) && !WITHOUT_SESSION.test(operation),
  ],
  ['Replies', ['400'], 'openapi.yaml does not allow the request', ({ call }) => call.invalid],
  [
    'Accepted and recorded',
    ['403 already_submitted'],
    'the application is accepted, and the call would change it',
    (asked) =>
      asked.application.isAccepted &&
      (isChange(asked) || (REMOVAL.test(asked.operation) && isThere(asked.document))),
  ],
  [
    'Accepted and recorded',
    ['403 already_submitted'],
    'the application is accepted, and the file would be another document',
    (asked) =>
      asked.operation === 'startConversion' &&
      asked.application.isAccepted &&
      isOwnFile(asked) &&
      !(isThere(asked.document) && asked.document?.fileKey === asked.body.file_key),
  ],
  [
    'Accepted and recorded',
    ['403 already_submitted'],
    'the status submitted is recorded, and later writes are rejected',
    ({ operation, session, application }) =>
      session &&
      application.reached === STEPS.length &&
      !READ.test(operation) &&
      !WITHOUT_SESSION.test(operation) &&
      !/^(submitApplication|saveWebStatus|logOut)$/.test(operation),
  ],
  [
    'PUT /api/answer',
    ['412 answers_changed'],
    'another save has changed the answers since the version in If-Match',
    ({ call: { ifMatch }, application: { versions, isVersionKnown } }) =>
      ifMatch !== undefined && isVersionKnown && versionOf(ifMatch) !== versions.at(-1),
  ],
  [
    'PUT /api/answer',
    ['400'],
    'Admit-Save is not well formed',
    (asked) => asked.world.hasNumbers && isMalformed(asked),
  ],
  [
    'POST /api/web-status',
    ['409 status_out_of_order'],
    'the status would go back, skip a step, or be recorded before the submission',
    (asked) => asked.operation === 'saveWebStatus' && isEarlyOrLate(asked),
  ],
  tooEarly('the status is not validating', ({ application: { reached } }) => reached < 2),
  // A running conversion may have ended since it was last polled.
  tooEarly(
    'the transcript, a document whose answer is ANSWERED, or a college’s transcript if prev_college_ind is yes and ' +
      'college_credits 12 or more was never uploaded, was removed or could not be converted',
    (asked) => !isThere(asked.application.documents.hs_transcript_doc) || listMissing(asked).length > 0,
  ),
  ...DOCUMENT_REJECTIONS,
  [
    'GET /lookup/find',
    ['404'],
    'there is no item with this id',
    ({ operation, call }) => operation === 'findLookup' && call.query?.id?.startsWith(NO_RECORD),
  ],
  noView('getPublicView', 'GET /public/tmp', '404'),
  noView('getServiceView', 'GET /service/tmp-pdf', '401'),
  ...ACCOUNT_REJECTIONS,
];

/** Other reasons for which a backend may reject a call. */
export const ALLOWED: Rejection[] = [
  [
    'Limits',
    ['429'],
    'too many attempts were made',
    (asked) =>
      sayUnlimited(asked) === undefined &&
      (asked.operation !== 'requestUpload' || countTargets(asked, true) >= MOST_TARGETS),
  ],
  [
    'GET /lookup/find',
    ['404'],
    'the item was found in another category',
    ({ operation, world, call: { query = {} } }) =>
      operation === 'findLookup' &&
      query.id !== undefined &&
      !world.items.has(`${query.category} ${query.id}`),
  ],
  [
    'Sessions that ended',
    ['401'],
    'the server was restarted, and sessions do not survive a restart',
    ({ call }) => call.isAfterRestart || call.isAfterRestore,
  ],
  [
    'POST /api/submit',
    ['409 not_ready'],
    'the server has further requirements',
    ({ operation, application }) => operation === 'submitApplication' && !application.isAccepted,
  ],
  [
    'POST /api/submit',
    ['409 conversion_running'],
    'a conversion may still be running',
    ({ operation, application }) =>
      operation === 'submitApplication' &&
      Object.values(application.documents).some(({ status }) => status === 'started'),
  ],
  MAY_REJECT_FILE,
  [
    'POST /api/submit',
    ['400 document_missing'],
    'an uploaded document has not been converted, or was removed',
    ({ operation, application: { isAccepted, documents } }) =>
      operation === 'submitApplication' &&
      !isAccepted &&
      Object.values(documents).some((one) => !isThere(one) || one.status !== 'completed'),
  ],
  [
    'Accepted and recorded',
    ['403 already_submitted'],
    'the call is a write, even if it changes nothing',
    ({ operation, body, application }) =>
      application.isAccepted &&
      (/^(saveAddAnother|saveTab|requestUpload|startConversion|delete\w+)$/.test(operation) ||
        Object.entries(body).some(isMark)),
  ],
  [
    'POST /public/confirm',
    ['400 code_rejected'],
    'too many wrong codes were tried',
    (asked) => asked.operation === 'confirmAccount' && countRejected(asked) > 2,
  ],
  [
    'POST /public/reset-password',
    ['400 link_rejected'],
    'a newer link was asked for, or a log-in has ended it',
    (asked) => asked.operation === 'resetPassword' && (asked.account?.mayHaveNewLink || isLinkEnded(asked)),
  ],
  [
    'PUT /api/answer',
    ['412 answers_changed'],
    'a document has changed, which may have changed the version',
    ({ call, application }) => call.ifMatch !== undefined && !application.isVersionKnown,
  ],
  [
    'PUT /api/answer',
    ['400'],
    'Admit-Save is not well formed',
    (asked) => asked.world.hasNumbers === undefined && isMalformed(asked),
  ],
];
