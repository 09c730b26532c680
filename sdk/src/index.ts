/** The sdk's only entry point: typed calls, their shapes, and the errors they throw. */
export { createSdk } from './createSdk.ts';
export type { Sdk } from './createSdk.ts';
export type { CallOptions, SdkOptions } from './client/SdkOptions.ts';
export { isErrorOf } from './errors/isErrorOf.ts';
export type { ErrorCode } from './errors/isErrorOf.ts';
export { SdkError, ServerError, UnauthorizedError } from './errors/SdkError.ts';
export type { SdkErrorDetails } from './errors/SdkError.ts';
export { GENERIC_ERROR_MESSAGE, NO_ANSWER_MESSAGE } from './errors/errorMessages.ts';
export * from './types.ts';
export * from './generated/answerKeys.ts';
