/** Control characters except tab and line feed, and halves of characters. */
const UNSTORABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** Lists the texts of a JSON body that many databases cannot store, by their place. OpenAPI cannot express the rule. */
export function findUnstorable(value: unknown, place = 'body'): string[] {
  if (typeof value === 'string')
    return UNSTORABLE.test(value)
      ? [`${place} has a control character other than line feed and tab, or half a character`]
      : [];
  return Object.entries(Object(value) as object).flatMap(([key, part]) =>
    findUnstorable(part, `${place}.${key}`),
  );
}
