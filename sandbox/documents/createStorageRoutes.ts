import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../http/HttpError.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { isPolicyGood, MAX_FILE_BYTES } from './uploadPolicy.ts';

/** Room for the fields and the boundaries around a file. */
const MAX_FORM_BYTES = MAX_FILE_BYTES + 64 * 1024;

/**
 * Stands in for the storage service: takes a signed multipart form, the file last, without a cookie.
 *
 * The browser cannot see the answer (no-cors), so a file a little too large is also remembered for the conversion.
 * One far too large is refused before its form is read, so nobody knows whose it is: to the conversion it never came.
 */
export function createStorageRoutes(context: SandboxContext): Hono {
  const routes = new Hono();
  routes.post('/mock-storage', bodyLimit({ maxSize: MAX_FORM_BYTES, onError: refuseSize }), async (c) => {
    const form = await readForm(c);
    const entries = [...form.entries()];
    const [lastName, file] = entries.at(-1) ?? [];
    const key = readField(form, 'key');
    if (lastName !== 'file' || !(file instanceof File)) refuseForm();
    if (
      !isPolicyGood(context, {
        key,
        policy: readField(form, 'policy'),
        signature: readField(form, 'signature'),
      })
    )
      refuseTarget();
    if (file.size > MAX_FILE_BYTES) {
      context.database.run("UPDATE uploads SET refusal = 'too_large' WHERE file_key = ?", key);
      refuseSize();
    }
    const content = new Uint8Array(await file.arrayBuffer());
    // A target takes one file: what was converted once cannot be exchanged afterwards.
    const stored = context.database.run(
      'UPDATE uploads SET content = ?, refusal = NULL WHERE file_key = ? AND content IS NULL',
      content,
      key,
    );
    if (stored === 0) refuseTarget();
    return c.json({ message: 'The file is stored.' });
  });
  return routes;
}

async function readForm(c: Context): Promise<FormData> {
  try {
    return await c.req.raw.formData();
  } catch {
    return refuseForm();
  }
}

function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' && value ? value : refuseForm();
}

function refuseForm(): never {
  const message = 'The upload was not complete. Please choose the file again.';
  throw new HttpError(400, message, 'invalid_request');
}

function refuseTarget(): never {
  const message = 'The upload took too long to start. Please choose the file again.';
  throw new HttpError(403, message, 'upload_expired');
}

function refuseSize(): never {
  const message = 'This file is too large. Please choose a file up to 10 MB.';
  throw new HttpError(413, message, 'too_large');
}
