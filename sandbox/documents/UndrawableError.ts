/**
 * A visible part of a PDF that we cannot copy: it has no appearance and cannot be drawn, or it is a damaged photograph. The
 * message says what to do.
 */
export class UndrawableError extends Error {
  override readonly name = 'UndrawableError';

  constructor(
    message = 'We cannot show everything in this PDF. Please open it, print it to PDF, and upload that PDF.',
  ) {
    super(message);
  }
}
