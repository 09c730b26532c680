import type { PlacedQuestion } from '../walkForm.ts';

/** What messages and the summary call a question; in an item, with the item's title. */
export function nameOf({ question, itemTitle }: PlacedQuestion): string {
  const name = question.shortName ?? question.longLabel ?? question.label;
  return itemTitle ? `${itemTitle}: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}
