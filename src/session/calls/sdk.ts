/** The sdk as the rooms above this one see it: its errors and a few of its shapes. */
export {
  ANSWER_KEYS,
  GENERIC_ERROR_MESSAGE,
  isErrorOf,
  SdkError,
  ServerError,
  UnauthorizedError,
} from '@admission/sdk';
export type { AnswerKey, LookupItem, Sdk, SdkOptions } from '@admission/sdk';
