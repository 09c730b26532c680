/**
 * Ends a call with an error of `openapi.yaml`.
 *
 * Status and message stand there, in the example of the code at the operation that was called.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: string;
  /** What the body says in place of the example, or besides. */
  readonly body: object;
  /** In seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: string, body: object = {}, retryAfter?: number) {
    super(code);
    this.code = code;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
