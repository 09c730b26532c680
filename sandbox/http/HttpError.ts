/** Ends a request with an error the contract knows: `{message, code?, …}` under a status. API-36. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Record<string, string>;
  /** What the body says besides. */
  readonly details: object;

  constructor(
    status: number,
    message: string,
    code?: string,
    headers: Record<string, string> = {},
    details: object = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
    this.details = details;
  }
}
