/** A document that went wrong although every call was answered; the message may be shown as it stands. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}
