import type { OpenCall } from '../http/Operations.ts';
import { Refusal } from '../http/Refusal.ts';
import { MAX_FILE_BYTES, writePolicy } from './uploadPolicy.ts';

type Form = Record<string, string | File>;

/**
 * Stands in for the storage service: takes a signed multipart form, the file last, without a cookie.
 *
 * The signature is the random text of the target; storage trusts the fields that come with it without asking who posts.
 * The browser cannot see the answer (no-cors), so a file a little too large is also remembered for the conversion.
 * One far too large is refused before its form is read, so its owner is unknown: for the conversion it never came.
 */
export async function uploadFile({ context, body }: OpenCall<Form>): Promise<object> {
  const [key, policy, signature] = ['key', 'policy', 'signature'].map((name) => readText(body[name]));
  const { file } = body;
  if (!key || !policy || !signature || !(file instanceof File) || Object.keys(body).at(-1) !== 'file')
    throw new Refusal('invalid_request');
  const target = context.database.get<{ expires_at: number }>(
    'SELECT expires_at FROM uploads WHERE file_key = ? AND signature = ? AND expires_at > ?',
    key,
    signature,
    context.now(),
  );
  if (!target || policy !== writePolicy(key, target.expires_at)) throw new Refusal('upload_expired');
  if (file.size > MAX_FILE_BYTES) {
    context.database.run("UPDATE uploads SET refusal = 'too_large' WHERE file_key = ?", key);
    throw new Refusal('too_large');
  }
  // A target takes one file: what was converted once cannot be exchanged afterwards.
  const stored = context.database.run(
    'UPDATE uploads SET content = ?, refusal = NULL WHERE file_key = ? AND content IS NULL',
    new Uint8Array(await file.arrayBuffer()),
    key,
  );
  if (stored === 0) throw new Refusal('upload_expired');
  return { message: 'The file is stored.' };
}

const readText = (field: string | File | undefined) => (typeof field === 'string' ? field : '');
