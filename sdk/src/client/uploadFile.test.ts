import { describe, expect, it } from 'vitest';
import { ServerError } from '../errors/SdkError.ts';
import { uploadFile } from './uploadFile.ts';

const TARGET = { url: 'https://storage.test/box', fields: { key: 'u/1', policy: 'P', signature: 'S' } };
const FILE = new File(['%PDF-'], 'My résumé (final).pdf', { type: 'application/pdf' });

/** Uploads to a storage that gives this answer, and returns what fetch was called with. */
async function observeUpload(answer: () => Promise<Response>, target = TARGET, baseUrl?: string) {
  const calls: [url: string, init: RequestInit][] = [];
  await uploadFile(
    {
      baseUrl,
      fetch: (url, init = {}) => {
        calls.push([new Request(url, { method: 'POST' }).url, init]);
        return answer();
      },
      headers: () => ({ Prefer: 'example=stored' }),
    },
    target,
    FILE,
  );
  return calls;
}

describe('uploadFile', () => {
  it('posts every field in order, then the file under its own name · DOC-02', async () => {
    const [call] = await observeUpload(() => Promise.resolve(new Response()));

    const form = call?.[1].body as FormData;
    expect([...form.keys()]).toEqual(['key', 'policy', 'signature', 'file']);
    expect(form.get('signature')).toBe('S');
    expect((form.get('file') as File).name).toBe('My résumé (final).pdf');
  });

  it('sends no cookies, no JSON header and no extra header, in no-cors mode · DOC-02', async () => {
    const [call] = await observeUpload(() => Promise.resolve(new Response()));

    expect(call?.[0]).toBe('https://storage.test/box');
    expect(call?.[1]).toMatchObject({ method: 'POST', mode: 'no-cors', credentials: 'omit' });
    expect(call?.[1].headers).toBeUndefined();
  });

  it('resolves a target on our own origin below the base url · API-17', async () => {
    const target = { ...TARGET, url: '/mock-storage' };
    const [call] = await observeUpload(
      () => Promise.resolve(new Response()),
      target,
      'https://backend.test/',
    );

    expect(call?.[0]).toBe('https://backend.test/mock-storage');
  });

  it('takes an opaque response for success · TRAP-31', async () => {
    const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaque' });

    await expect(observeUpload(() => Promise.resolve(opaque))).resolves.toHaveLength(1);
  });

  it('goes on when the storage refuses · TRAP-31', async () => {
    const refused = new Response('<Error/>', { status: 403 });

    await expect(observeUpload(() => Promise.resolve(refused))).resolves.toHaveLength(1);
  });

  it('fails when no reply comes · TRAP-31', async () => {
    const call = observeUpload(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(call).rejects.toBeInstanceOf(ServerError);
    await expect(call).rejects.toMatchObject({ isNetworkError: true });
  });

  it('lets an aborted upload through untouched · DOC-07', async () => {
    const signal = AbortSignal.abort();
    const fetchAborted = () => Promise.reject(signal.reason as Error);

    const call = uploadFile({ fetch: fetchAborted }, TARGET, FILE, { signal });

    await expect(call).rejects.toBe(signal.reason);
  });
});
