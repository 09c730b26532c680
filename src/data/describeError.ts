import { failedCallOf } from './failedCallOf.ts';

/** What may leave the browser about an error. */
export interface ErrorDescription {
  readonly context: string;
  readonly name: string;
  readonly message: string;
  readonly status?: number;
  readonly code?: string;
  /** What the applicant may quote, and the log of the call says (docs/support.md). */
  readonly reference?: string;
  /** Where it happened; frames only. */
  readonly stack: readonly string[];
  /** The page, without its query: a token may stand there. */
  readonly path: string;
}

const FRAMES = 12;

/**
 * Describes an error for the operators of the product, without anything a person typed (ERR-02).
 *
 * A server's message may name an address, so of a failed call only status, code and reference are told; in any
 * other message quoted parts, addresses and numbers are left out.
 */
export function describeError(error: unknown, context: string, path: string): ErrorDescription {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(typeof error);
  const call = failedCallOf(error);
  const frames = stack.split('\n').filter((line) => /^\s*at |@/.test(line) && /:\d+:\d+\)?$/.test(line));
  return {
    context,
    name,
    message: call === error ? '' : withoutAnswers(message),
    ...(call && { status: call.status, code: call.code, reference: call.reference }),
    stack: frames.slice(0, FRAMES).map((line) => line.trim().replace(/\?[^:)]*/, '')),
    path,
  };
}

function withoutAnswers(message: string): string {
  return message
    .slice(0, 300)
    .replace(/(["'`“]).*?(["'`”]|$)/g, '$1…$2')
    .replace(/\S+@\S+/g, '…')
    .replace(/\d[\d\s().-]{2,}\d/g, '…');
}
