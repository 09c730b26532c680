import type { Context } from 'hono';
import { HttpError } from '../http/HttpError.ts';
import { readJson } from '../http/readJson.ts';

const MAX_LENGTH = 256;

/** Reads a body of exactly these text fields (AUTH-41); 400 names the field, never its value. */
export async function readFields<Name extends string>(
  c: Context,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) refuse('The body must be an object.');
  const given = new Map(Object.entries(body));
  const fields = {} as Record<Name, string>;
  for (const name of names) {
    const value: unknown = given.get(name);
    if (typeof value !== 'string') refuse(`${name} is missing.`);
    if (value.length > MAX_LENGTH) refuse(`${name} is too long.`);
    fields[name] = value;
    given.delete(name);
  }
  for (const extra of given.keys()) refuse(`${extra.slice(0, 40)} is not expected.`);
  return fields;
}

function refuse(message: string): never {
  throw new HttpError(400, message, 'invalid_request');
}
