import { describe, it } from 'vitest';
import { state } from './Call.ts';
import type { Call } from './Call.ts';
import { interact } from './interact.ts';
import type { Situation } from './interact.ts';
import { refused, refusedForNow } from './replies.ts';
import type { Reply } from './replies.ts';

const UNEXPECTED = "We've encountered an unexpected error at this time. Please try again later.";

/** The reply to a request from another site or host. */
export const FROM_ELSEWHERE = refused(
  403,
  'You can only do this in the application itself. Please open it and try again.',
  'cross_site',
);

const at = ({ method, path }: Call) => ({ method, path });

/** Creates a function that tests the same error for every call of a list. */
function refusing(
  name: string,
  title: string,
  situation: (call: Call) => Situation,
  reply: Reply,
  headers?: Call['headers'],
) {
  return (calls: Call[]) =>
    describe(name, () => {
      it.each(calls)(title, (call) =>
        interact({ ...call, headers: { ...call.headers, ...headers } }, situation(call), reply),
      );
    });
}

/** Without a session, every call of an area answers 401, so that any of them reveals that the session has ended. */
export const describeEndedSession = refusing(
  'a session that has ended',
  'CARD-10 ERR-06 answers 401 to a request $asks',
  () => ({ given: state('the session is invalid'), when: 'with a session that has ended' }),
  refused(401, 'Your session has ended. Please log in again.'),
);

/** Once another tab's log-in has replaced its session, a tab can neither read nor change the other student's data. */
export const describeReplacedSession = refusing(
  'a session that has been replaced',
  'answers 409 to a request $asks · API-02',
  () => ({ given: state('a student is logged in'), when: 'for a session that was replaced' }),
  refused(409, 'Another account was logged in to in this browser.', 'session_replaced'),
  { 'Admit-Session': 'replaced-marker' },
);

/** Writes from another host of the same site are rejected, because the browser sends the cookie with them. */
export const describeOtherHost = refusing(
  'a page of another host',
  'API-24 answers 403 to a request $asks',
  () => ({ given: state('a student is logged in'), when: 'from another host' }),
  FROM_ELSEWHERE,
  { 'Sec-Fetch-Site': 'same-site' },
);

/** Any call of an area may fail with an internal error, whose message can be shown. */
export const describeFailure = refusing(
  'an internal error',
  'ERR-05 ERR-07 answers 500 with a message to a request $asks',
  (call) => ({ given: state('the next call fails', at(call)), when: 'that fails inside' }),
  refused(500, UNEXPECTED),
);

/** Rate-limited calls return the time to wait. */
export const describeLimit = refusing(
  'too many attempts',
  'API-36 answers 429 with a time to wait to a request $asks',
  (call) => ({ given: state('the rate limit is reached', at(call)), when: 'too often' }),
  refusedForNow(),
);

const SUBMITTED = refused(
  403,
  'Your application was already submitted, so it can no longer be changed.',
  'already_submitted',
);

/** A submitted application cannot be changed. */
export const describeSubmitted = refusing(
  'a submitted application',
  'ROLE-13 answers 403 to a request $asks',
  () => ({
    given: state('a student with status {status}', { status: 'submitted' }),
    when: 'after the submission',
  }),
  SUBMITTED,
);

/** An accepted application cannot be changed either, even before its status is recorded. */
export const describeAccepted = refusing(
  'an accepted application whose status is not yet recorded',
  'TRAP-39 answers 403 to a request $asks',
  () => ({ given: state('the submission was accepted'), when: 'once the submission was accepted' }),
  SUBMITTED,
);

/** A body above the size limit is rejected with a message. */
export const describeSizeLimit = refusing(
  'a body that is too large',
  'API-36 answers 413 to a request $asks',
  (call) => ({
    given: state('the body is larger than the server takes', at(call)),
    when: 'with too large a body',
  }),
  refused(413, 'Your answers are too long to save. Please shorten your longest answers and try again.'),
);
