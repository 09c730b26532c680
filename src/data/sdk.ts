/** The sdk as the rooms above this one see it: its errors, a few of its shapes, and the one instance's maker. */
export {
  ANSWER_KEYS,
  createSdk,
  GENERIC_ERROR_MESSAGE,
  isErrorOf,
  SdkError,
  ServerError,
  UnauthorizedError,
} from '@admission/sdk';
export type { AnswerKey, LookupItem } from '@admission/sdk';
