import type { AnswerKey } from '@admission/sdk';
import type { PlacedQuestion } from '../question/walkForm.ts';

/** What a question is called away from its place: in the summary, in messages, in the read-only view. */
export function labelOf(placed: PlacedQuestion, key?: AnswerKey): string {
  const { question, itemTitle } = placed;
  const own = question.longLabel ?? question.label;
  const label = question.kind === 'checkboxGroup' && key === undefined ? question.label : own;
  return itemTitle ? `${itemTitle}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}
