import type { PlacedQuestion } from '../walkForm.ts';

/** Returns a question's name for messages and the summary, preceded by the title of its item, if it is in one. */
export function nameOf({ question, itemTitle }: PlacedQuestion): string {
  const name = question.shortName ?? question.longLabel ?? question.label;
  return itemTitle ? `${itemTitle}: ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
}
