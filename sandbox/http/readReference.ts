const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{8})[0-9a-f]{24}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Reads the reference an applicant can quote: the first eight digits of the trace id (W3C Trace Context).
 * Returns dashes if the header is missing or malformed, so that callers cannot inject text into the log.
 */
export function readReference(traceparent: string | undefined): string {
  return TRACEPARENT.exec(traceparent ?? '')?.[1] ?? '--------';
}
