/** A disagreement between traffic and `openapi.yaml`. */
export interface Violation {
  /** Which side violated the contract: the caller or the backend. */
  side: 'request' | 'response';
  method: string;
  /** Without the query, which may contain a token. */
  path: string;
  status: number;
  /** What violates the contract. */
  what: string[];
  /** The caller's User-Agent, by which a test finds its own violations. */
  client: string;
}

/** Describes a violation in one line: `PUT /api/answer 200: response body must have required property 'message'`. */
export function describeViolation({ side, method, path, status, what }: Violation): string {
  return `${method} ${path} ${String(status)}: ${side} ${what.join('; ')}`;
}
