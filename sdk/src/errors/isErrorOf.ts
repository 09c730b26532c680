import type { operations } from '../generated/schema.ts';
import { SdkError } from './SdkError.ts';

/** The error codes that openapi.yaml lists for an operation. */
export type ErrorCode<Id extends keyof operations> = CodeIn<
  operations[Id]['responses'][keyof operations[Id]['responses']]
>;

type CodeIn<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body extends { code?: infer Code }
    ? Code & string
    : never
  : never;

/**
 * Returns whether an error is an `SdkError`, and narrows its code to the given operation's codes. Only the type is
 * narrowed: a newer backend may send an unknown code, so an `else` must still show the message.
 */
export const isErrorOf = <Id extends keyof operations>(
  _operation: Id,
  error: unknown,
): error is SdkError & { readonly code?: ErrorCode<Id> } => error instanceof SdkError;
