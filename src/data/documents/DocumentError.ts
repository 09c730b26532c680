/** A document that went wrong although every call was answered; the message may be shown as it stands. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  /** Refused before anything was sent; failed now, or before the page was loaded. */
  readonly why: 'refused' | 'failed' | 'failedBefore';

  constructor(message: string, why: DocumentError['why']) {
    super(message);
    this.why = why;
  }
}
