/** One disagreement between what was said over the wire and `openapi.yaml`. */
export interface Violation {
  /** Who broke the contract: the caller or the backend. */
  side: 'request' | 'response';
  /**
   * True for a wrong request that the backend itself refused with a status it declares: a missing cookie
   * answered 401, an invalid body answered 400. Those are the contract at work.
   */
  expected: boolean;
  method: string;
  /** Without the query, which may carry a token. */
  path: string;
  status: number;
  /** What disagrees. */
  what: string[];
  /** The caller's User-Agent, so that a test finds its own. */
  client: string;
}

/** Says a violation in one line: `PUT /api/answer 200: response body must have required property 'message'`. */
export function describeViolation({ side, method, path, status, what }: Violation): string {
  return `${method} ${path} ${String(status)}: ${side} ${what.join('; ')}`;
}
