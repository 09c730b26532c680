import { NO_ANSWER_MESSAGE } from '../errors/errorMessages.ts';
import { ServerError } from '../errors/SdkError.ts';
import type { UploadTarget } from '../types.ts';
import { fetchNow } from './readReply.ts';
import type { CallOptions, SdkOptions } from './SdkOptions.ts';
import { withDeadline } from './withDeadline.ts';

/** The base deadline for an upload, in ms; the transfer time at 10 kB/s is added. */
const UPLOAD_DEADLINE_MS = 60_000;
const MIN_BYTES_PER_MS = 10;

/**
 * Posts a file to an upload target: all of the target's fields in order, then the file under its own name. The storage
 * is a separate service, so the call is `no-cors` and without cookies, and its reply is opaque: the only failure that
 * the call can see is a missing reply. A rejected upload shows up later as a failed conversion.
 */
export async function uploadFile(
  options: SdkOptions,
  target: UploadTarget,
  file: File,
  { signal, deadlineMs }: Pick<CallOptions, 'signal' | 'deadlineMs'> = {},
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
  form.append('file', file, file.name);

  const ms = UPLOAD_DEADLINE_MS + file.size / MIN_BYTES_PER_MS;
  await withDeadline(
    {
      ms: Math.min(deadlineMs ?? ms, ms),
      signals: [options.signal, signal],
      createError: () => new ServerError(NO_ANSWER_MESSAGE, { isTimeout: true }),
    },
    (ended) =>
      fetchNow(options, {}, resolveUrl(options, target.url), {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'omit',
        body: form,
        signal: ended,
      }),
  );
}

/** Resolves a target that is only a path, as in the mock, against the base URL. */
function resolveUrl(options: SdkOptions, url: string): string {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  return isPath ? (options.baseUrl ?? '').replace(/\/$/, '') + url : url;
}
