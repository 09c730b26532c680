import { state, type Call, type State } from './Call.ts';
import type { Row } from './interact.ts';

/** Creates a function that lists one interaction per call, each with the same error. */
function failing(
  when: string,
  given: (call: Call) => State,
  reply: string,
  ids: string,
  headers?: Call['headers'],
) {
  return (calls: Call[]): Row[] =>
    calls.map((call) => [
      { ...call, headers: { ...call.headers, ...headers } },
      when,
      given(call),
      reply,
      ids,
    ]);
}

const loggedIn = () => state('a student is logged in');
const at = ({ method, path }: Call) => ({ method, path });

/** Without a valid session, every call gets a 401, so any of them can reveal that the session has ended. */
export const endedSession = failing(
  'with a session that has ended',
  () => state('the session is invalid'),
  '401:session_invalid',
  'CARD-10, ERR-06',
);

/**
 * A tab whose session was replaced by another tab's log-in can neither read nor change the other student's
 * data.
 */
export const replacedSession = failing(
  'for a session that was replaced',
  loggedIn,
  '409:session_replaced',
  'API-02',
  { 'Admit-Session': 'replaced-marker' },
);

/** Writes from another host of the same site are rejected, because the browser sends the cookie with them. */
export const otherHost = failing('from another host', loggedIn, '403:cross_site', 'API-24', {
  'Sec-Fetch-Site': 'same-site',
});

/** Any call may fail with an internal error, whose message can be shown. */
export const internalError = failing(
  'that fails internally',
  (call) => state('the next call fails', at(call)),
  '500:unexpected',
  'ERR-05, ERR-07',
);

/** A rate-limited call gets a 429 with `Retry-After`. */
export const rateLimit = failing(
  'too often',
  (call) => state('the rate limit is reached', at(call)),
  '429:too_many_requests',
  'API-36',
);

/** A submitted application cannot be changed. */
export const submitted = failing(
  'after the submission',
  () => state('a student with status {status}', { status: 'submitted' }),
  '403:already_submitted',
  'ROLE-13',
);

/**
 * An application whose submission was accepted cannot be changed either, even before the status `submitted`
 * is recorded.
 */
export const accepted = failing(
  'after the submission was accepted',
  () => state('the submission was accepted'),
  '403:already_submitted',
  'TRAP-39',
);

/** A body above the size limit is rejected with a message. */
export const sizeLimit = failing(
  'with a body that is too large',
  (call) => state('the body is larger than the server takes', at(call)),
  '413:too_large',
  'API-36',
);
