/** A request or response that violates `openapi.yaml`. */
export interface Violation {
  /** The side that violated the contract: the caller or the backend. */
  side: 'request' | 'response';
  method: string;
  /** The path without its query, which may contain a token. */
  path: string;
  status: number;
  /** Descriptions of what is wrong, one per problem. */
  what: string[];
  /** The caller's User-Agent, by which a test can find its own violations. */
  client: string;
}

/** Describes a violation in one line: `PUT /api/answer 200: response body must have required property 'message'`. */
export function describeViolation({ side, method, path, status, what }: Violation): string {
  return `${method} ${path} ${String(status)}: ${side} ${what.join('; ')}`;
}

/** Lists violations for a person, a paragraph each. */
export function listViolations(violations: readonly Violation[]): string {
  if (violations.length === 0) return 'No traffic has violated openapi.yaml.\n';
  return violations.map((violation) => `${describeViolation(violation)}\n${violation.client}\n`).join('\n');
}
