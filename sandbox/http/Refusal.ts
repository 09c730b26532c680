/**
 * Ends a call with an error of the contract.
 * The status and message come from openapi.yaml's example of that code, preferably the one at the operation called.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly headers: Record<string, string>;
  /** Fields that replace or extend the example's body. */
  readonly body: object;

  constructor(code: string, { headers = {}, body = {} } = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
    this.body = body;
  }
}
