import type { OpenCall } from '../http/Operations.ts';
import { Rejection } from '../http/Rejection.ts';

/** Our own limit; the specification does not define one. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** How long an upload target stays valid: its file must begin to arrive within this time. */
export const TARGET_LIFE_MS = 5 * 60_000;

type Form = Record<string, string | File>;

/**
 * Stands in for the storage service: accepts a signed multipart form with the file last, and needs no cookie.
 * The signature is the upload target's random token: anyone who knows it can upload a file.
 */
export async function uploadFile({ context, body }: OpenCall<Form>): Promise<object> {
  const { key, signature, file } = body;
  const isLast = Object.keys(body).at(-1) === 'file';
  if (typeof key !== 'string' || typeof signature !== 'string' || !(file instanceof File) || !isLast)
    throw new Rejection('invalid_request');
  const target = context.database.get(
    // None expires later than one made now.
    'SELECT 1 FROM uploads WHERE file_key = ? AND signature = ? AND expires_at > ? AND expires_at <= ?',
    key,
    signature,
    context.now(),
    context.now() + TARGET_LIFE_MS,
  );
  if (!target) throw new Rejection('upload_expired');
  if (file.size > MAX_FILE_BYTES) throw new Rejection('too_large');
  // Each target accepts only one file, so that the file cannot be replaced after its conversion.
  const stored = context.database.run(
    'UPDATE uploads SET content = ? WHERE file_key = ? AND content IS NULL',
    new Uint8Array(await file.arrayBuffer()),
    key,
  );
  if (stored === 0) throw new Rejection('upload_expired');
  return { message: 'The file is stored.' };
}
