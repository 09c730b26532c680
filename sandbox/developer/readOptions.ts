import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Reads the options of a developer call from JSON or from a page's form. */
export async function readOptions(c: Context): Promise<Record<string, unknown>> {
  const text = await c.req.text();
  if (isForm(c)) return Object.fromEntries(new URLSearchParams(text));
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
