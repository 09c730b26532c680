/** One disagreement between what was said over the wire and `openapi.yaml`. */
export interface Violation {
  /** Who broke the contract: the caller or the backend. */
  side: 'request' | 'response';
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
