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
  /** The call, without what may not be shown. */
  curl: string;
  /** What openapi.yaml says there. */
  expected: string;
}

/** Describes a violation in one line: `PUT /api/answer 200: response body must have required property 'message'`. */
export function describeViolation({ side, method, path, status, what }: Violation): string {
  return `${method} ${path} ${String(status)}: ${side} ${what.join('; ')}`;
}

/** Renders violations as an HTML page, one paragraph each, below the notes. */
export function renderViolations(violations: readonly Violation[], notes: readonly string[]): string {
  const list = violations.map(
    (one) => `${describeViolation(one)}\n${one.client}\n${one.expected}\n${one.curl}\n`,
  );
  const said = notes.map((note) => `${note}\n`).join('');
  const text = `${said}${list.join('\n') || 'No traffic has violated openapi.yaml.\n'}`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Violations – gateway</title>
<main>
<h1>Violations</h1>
<pre style="font: 1rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere">${text.replace(/[&<]/g, (sign) => `&#${String(sign.charCodeAt(0))};`)}</pre>
</main>
`;
}
