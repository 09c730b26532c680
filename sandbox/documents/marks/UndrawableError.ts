/** A visible part of a PDF that has no appearance of its own and that we cannot draw. The message says what to do. */
export class UndrawableError extends Error {
  override readonly name = 'UndrawableError';

  constructor(
    message = 'We cannot show everything in this PDF. Please open it, print it to PDF, and upload that PDF.',
  ) {
    super(message);
  }
}
