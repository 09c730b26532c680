import type { AnswerKey } from '@admission/sdk';
import type { Question } from '../declare/FormNode.ts';
import { askedKeys, listsOf } from './kinds.ts';

/** Returns the companion key of a choice; its answer is the label of the chosen option. Spec §3. */
export const companionOf = (key: AnswerKey) => `${key}_desc` as AnswerKey;

/** Returns the companion keys that this question writes in addition to its answers. */
export function companionKeys(question: Question): readonly AnswerKey[] {
  return [...new Set(listsOf(question).map(({ key }) => companionOf(key)))];
}

/** Returns every key that this question writes. */
export function writtenKeys(question: Question): readonly AnswerKey[] {
  return [...askedKeys(question), ...companionKeys(question)];
}
