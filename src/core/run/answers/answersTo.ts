import type { AnswerKey } from '@admission/sdk';
import { type Answers, EMPTY_ANSWER } from './FormState.ts';

/** Returns the keys of some answers. */
export const keysOf = (answers: Answers) => Object.keys(answers) as AnswerKey[];

/** Returns the answers to some keys: blanks, or the values that `read` returns. */
export const answersTo = (
  keys: readonly AnswerKey[],
  read: (key: AnswerKey) => string | undefined = () => EMPTY_ANSWER,
): Answers => Object.fromEntries(keys.map((key) => [key, read(key)]));
