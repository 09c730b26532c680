/**
 * Aborts a call with an error defined in the contract.
 * The status and message come from an openapi.yaml example for that code, preferably the called operation's
 * own.
 */
export class Rejection extends Error {
  override readonly name = 'Rejection';
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
