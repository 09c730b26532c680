/**
 * Ends a call with an error of the contract.
 *
 * Status and message are those of the example that openapi.yaml gives for the code, at the operation that was called.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly headers: Record<string, string>;
  /** What the body says in place of the example, or besides. */
  readonly body: object;

  constructor(code: string, { headers = {}, body = {} } = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
    this.body = body;
  }
}
