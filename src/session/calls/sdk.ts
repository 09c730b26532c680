/** The part of the sdk that higher rooms may use: its errors and a few of its types. */
export {
  ANSWER_KEYS,
  GENERIC_ERROR_MESSAGE,
  isErrorOf,
  SdkError,
  ServerError,
  UnauthorizedError,
} from '@admission/sdk';
export type { AnswerKey, LookupItem, Sdk, SdkOptions } from '@admission/sdk';
