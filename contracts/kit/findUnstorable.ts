/** Control characters except tab and line feed, halves of characters, and noncharacters. */
const UNSTORABLE = /(?![\t\n])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/** Lists the texts of a JSON body or a parameter that many databases cannot store, by their place. OpenAPI cannot express the rule. */
export function findUnstorable(value: unknown, place: string): string[] {
  if (typeof value === 'string')
    return UNSTORABLE.test(value)
      ? [`${place} has a control character other than line feed and tab, half a character, or a noncharacter`]
      : [];
  return Object.entries(Object(value) as object).flatMap(([key, part]) =>
    findUnstorable(part, `${place}.${key}`),
  );
}
