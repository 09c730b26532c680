import { createNetworkError } from '../errors/createNetworkError.ts';
import type { UploadTarget } from '../types.ts';
import { fetchNow } from './createHttpClient.ts';
import type { CallOptions, SdkOptions } from './SdkOptions.ts';

/**
 * Posts a file to an upload target: all its fields in order, then the file under its own name.
 *
 * The storage is another service, so the call is `no-cors`, without cookies, and its reply is opaque: the only
 * failure to be seen is that no reply came. A refused upload shows up as a failed conversion. DOC-02, TRAP-31.
 */
export async function uploadFile(
  options: SdkOptions,
  target: UploadTarget,
  file: File,
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(target.fields)) form.append(name, value);
  form.append('file', file, file.name);

  try {
    await fetchNow(options, resolveUrl(options, target.url), {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      body: form,
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw createNetworkError(error);
  }
}

/** A target on our own origin, as the mock gives, stands below the base url like every path. */
function resolveUrl(options: SdkOptions, url: string): string {
  const isPath = url.startsWith('/') && !url.startsWith('//');
  return isPath ? (options.baseUrl ?? '').replace(/\/$/, '') + url : url;
}
