import type { JsonSchema } from '../kit/contract.ts';
import { insertText, listWrongParts } from '../kit/listWrongValues.ts';
import { answerQuestion, UNSTORABLE } from './vocabulary.ts';
import type { Scene } from './Scene.ts';
import type { Call } from './World.ts';

/** A call without its sender. */
export type Part = Partial<Call> & { operation: string };

/** Lists a call with one property, or its whole body, broken in each way that the schema forbids. */
export function listBroken({ random, bodies }: Scene, part: Part, key?: string, schema?: JsonSchema): Part[] {
  const { body = {}, operation } = part;
  const whole = bodies[operation] ?? {};
  // A list or a text instead of the body is not JSON of the right kind; breakCall sends those.
  if (key === undefined)
    return ['unexpected', ...listUnknown(Object.keys(whole.properties ?? {}))]
      .filter(
        (_, at) => at === 0 || random.chance(Math.min(1, 6 / Object.keys(whole.properties ?? {}).length)),
      )
      .map((name) => ({ ...part, body: { ...body, [name]: 'x' }, invalid: `${name} is unknown` }));
  const value = body[key] ?? answerQuestion(random, key, schema ?? {});
  const choices = schema?.enum?.map(String) ?? [];
  return [
    ...listWrongParts(schema ?? {}, value),
    ...listUnlisted(choices).map((text) => ['unlisted', `is ${text}`, text] as const),
    ...UNSTORABLE.map((text) => addToText(value, text))
      .filter((one) => one !== undefined)
      .map((text) => ['text', 'has a control character, half a character or a noncharacter', text] as const),
    ...(whole.required?.includes(key) ? [['missing', 'is missing', undefined] as const] : []),
  ].map(([, change, wrong]) => ({ ...part, body: { ...body, [key]: wrong }, invalid: `${key} ${change}` }));
}

/** Values that libraries take for the listed ones, and that follow the last of some numbers. */
const listUnlisted = (choices: string[]) =>
  (choices.length === 0 ? [] : ['0', '1', '01', '13', 'true', 'false', 'on', 'none', 'other']).filter(
    (one) => !choices.includes(one),
  );

/** Puts a text into the first text in a value, at any depth; returns undefined if there is none. */
function addToText(value: unknown, text: string): unknown {
  // In the middle, so that its end, such as that of a file name, stays as it is.
  if (typeof value === 'string') return insertText(value, text);
  for (const [key, part] of Object.entries(Object(value) as object)) {
    const longer = addToText(part, text);
    if (longer === undefined) continue;
    return Array.isArray(value) ? value.with(Number(key), longer) : { ...(value as object), [key]: longer };
  }
  return undefined;
}

/** Names that resemble the properties of a body, or that every object has in some languages. */
function listUnknown(properties: string[]): string[] {
  const numbered = properties.flatMap((key) => {
    const [, start, number, end] = /^(.*_)(\d+)(_.*)$/.exec(key) ?? [];
    return start ? [`${start}0${String(end)}`, `${start}${String(Number(number) + 1)}${String(end)}`] : [];
  });
  const labels = properties.map((key) => `${key}_desc`);
  const capitals = properties.map((key) => key.charAt(0).toUpperCase() + key.slice(1));
  return [...numbered, ...labels, ...capitals, 'constructor', 'toString'].filter(
    (name) => !properties.includes(name),
  );
}
