import type { AnswerKey } from '@admission/sdk';
import { type Answers, EMPTY_ANSWER } from './FormState.ts';

export const keysOf = (answers: Answers) => Object.keys(answers) as AnswerKey[];

/** Returns an answer for each of the given keys: a blank, or the value that `read` returns. */
export const answersTo = (
  keys: readonly AnswerKey[],
  read: (key: AnswerKey) => string | undefined = () => EMPTY_ANSWER,
): Answers => Object.fromEntries(keys.map((key) => [key, read(key)]));
