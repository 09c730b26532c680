/** Ends a request with an error the contract knows: `{message, code?}` under a status. API-36. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, code?: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
