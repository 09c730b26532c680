import { SdkError, UnauthorizedError } from '@admission/sdk';

/** What a failed call means for where its person stands. */
export type Failure =
  /** The session is over: to the login. */
  | { readonly kind: 'signedOut' }
  /** The application was submitted, here or elsewhere: to the thank-you page. */
  | { readonly kind: 'submitted' }
  /** The browser holds another person's session now. */
  | { readonly kind: 'sessionReplaced' }
  /** The application has come further, in another tab or on another device. */
  | { readonly kind: 'overtaken' }
  /** Another device has saved since: read, merge, save again. */
  | { readonly kind: 'outdated' }
  /** Too many tries; `seconds` to wait where the server says. */
  | { readonly kind: 'tooMany'; readonly seconds?: number }
  /** No complete reply: the network is gone, or nothing came in time. */
  | { readonly kind: 'unreachable' }
  /** The link of a public or a staff view opens nothing any more. */
  | { readonly kind: 'linkEnded' }
  /** The server refused it, or broke. */
  | { readonly kind: 'refused' }
  /** The page let go of the call itself. */
  | { readonly kind: 'aborted' }
  /** No failed call: a mistake of ours. */
  | { readonly kind: 'mistake' };

const VIEWS = ['/public/tmp', '/service/tmp-pdf'];
/** What passes: a server that is slow or busy. Any other refusal of a link is its end, of one too long to be read too. */
const PASSING = [408, 425, 429];

/**
 * Judges a failed call: the one place that knows what its status means for the session and the form.
 *
 * Only a session can end, so a 401 of an account card or of the lookup is an ordinary refusal (TRAP-11), and that of a
 * service token leads to the error page, not to the login (TRAP-48).
 */
export function judgeFailure(error: unknown): Failure {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'aborted' };
  if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'unreachable' };
  if (!(error instanceof SdkError)) return { kind: 'mistake' };
  if (VIEWS.includes(error.path ?? '') && isRefusal(error) && !PASSING.includes(error.status ?? 0))
    return { kind: 'linkEnded' };
  const isOfSession = error.path === undefined || error.path.startsWith('/api/');
  if (error instanceof UnauthorizedError) return { kind: isOfSession ? 'signedOut' : 'refused' };
  if (error.isNetworkError) return { kind: 'unreachable' };
  if (error.status === 403 && error.code === 'already_submitted') return { kind: 'submitted' };
  if (error.status === 409 && error.code === 'session_replaced') return { kind: 'sessionReplaced' };
  if (error.status === 409 && error.code === 'status_out_of_order') return { kind: 'overtaken' };
  if (error.status === 412) return { kind: 'outdated' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfterSeconds };
  return { kind: 'refused' };
}

/** Whether a mutation's failure is thrown to the dialog boundary around its control; the rest leads elsewhere. Spec §8. */
export function isThrown(error: unknown): boolean {
  const { kind } = judgeFailure(error);
  return kind !== 'submitted' && kind !== 'sessionReplaced' && kind !== 'aborted';
}

/** Whether the server has said that it did not do what it was asked; without a reply, or after a fault of its own, it may have. */
export function isRefusal(error: unknown): boolean {
  const status = (error instanceof SdkError && error.status) || 0;
  return status >= 400 && status < 500;
}
