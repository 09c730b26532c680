import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/**
 * Reads the options of a developer call from JSON or from a page's form.
 *
 * @param names the options that the call has; a misspelled one would be ignored.
 * @throws HTTPException (400) if there is another one, or one twice.
 */
export async function readOptions(c: Context, names?: readonly string[]): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  return isForm(c) ? readParameters(new URLSearchParams(text), names) : checkNames(readJson(text), names);
}

/** Reads the options in the query of a link, as `readOptions` does. */
export const readQuery = (c: Context, names: readonly string[]): Record<string, string> =>
  readParameters(new URL(c.req.url).searchParams, names);

function readParameters(params: URLSearchParams, names?: readonly string[]): Record<string, string> {
  const twice = [...params.keys()].find((name) => params.getAll(name).length > 1);
  if (twice !== undefined) throw new HTTPException(400, { message: `${twice} is given more than once.` });
  return checkNames(Object.fromEntries(params), names);
}

function checkNames<Options extends object>(options: Options, names?: readonly string[]): Options {
  const unknown = Object.keys(options).find((name) => names?.includes(name) === false);
  if (!names || unknown === undefined) return options;
  throw new HTTPException(400, {
    message: `There is no option ${unknown} here. Choose from: ${names.join(', ')}.`,
  });
}

function readJson(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    throw new HTTPException(400, { message: 'The request is not valid JSON.' });
  }
}

/** Returns whether the request is a form submission rather than JSON. */
export function isForm(c: Context): boolean {
  return (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
}

/** Reads an option as text; '' if it is missing. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/**
 * Reads an option as a whole number; undefined if it is missing or blank.
 *
 * @throws HTTPException (400) with what to enter, if it is anything else.
 */
export function readNumber(
  options: Record<string, unknown>,
  name: string,
  [least, most]: [number, number],
): number | undefined {
  const text = asText(options[name]).trim();
  if (text === '') return undefined;
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new HTTPException(400, {
    message: `${name} must be a whole number from ${String(least)} to ${String(most)}.`,
  });
}
