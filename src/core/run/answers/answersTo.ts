import type { AnswerKey } from '@admission/sdk';
import { type Answers, EMPTY_ANSWER } from './FormState.ts';

/** The keys that some answers are to. */
export const keysOf = (answers: Answers) => Object.keys(answers) as AnswerKey[];

/** Answers to some keys; blanks, unless something reads them. */
export const answersTo = (
  keys: readonly AnswerKey[],
  read: (key: AnswerKey) => string | undefined = () => EMPTY_ANSWER,
): Answers => Object.fromEntries(keys.map((key) => [key, read(key)]));
