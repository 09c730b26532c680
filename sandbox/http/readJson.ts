import type { Context } from 'hono';
import { HttpError } from './HttpError.ts';

/** The largest JSON body read; an application's answers stay far below it. */
const MAX_BYTES = 512 * 1024;

/** Reads a JSON body: 400 when it is not JSON, 413 when it is too large. */
export async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new HttpError(400, 'The request must be JSON.', 'invalid_request');
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) refuseSize();
  const text = await c.req.text();
  if (Buffer.byteLength(text) > MAX_BYTES) refuseSize();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpError(400, 'The request is not valid JSON.', 'invalid_request');
  }
}

function refuseSize(): never {
  throw new HttpError(413, 'The request is too large.', 'too_large');
}
