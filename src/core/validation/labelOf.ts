import type { PlacedQuestion } from '../question/walkForm.ts';

/** What a question is called away from its place, in the summary and in messages; in an item, with the item's title. */
export function labelOf({ question, itemTitle }: PlacedQuestion): string {
  const label = question.longLabel ?? question.label;
  return itemTitle ? `${itemTitle}: ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;
}
