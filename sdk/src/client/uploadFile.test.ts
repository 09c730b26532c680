import { describe, expect, it } from 'vitest';
import { uploadFile } from './uploadFile.ts';

const TARGET = { url: 'https://storage.test/box', fields: { key: 'u/1', policy: 'P', signature: 'S' } };
const FILE = new File(['%PDF-'], 'My résumé (final).pdf', { type: 'application/pdf' });

/** Uploads to a storage service that gives this reply, and returns the arguments of each fetch. */
async function observeUpload(answer = async () => new Response(), target = TARGET, baseUrl?: string) {
  const calls: [url: string, init: RequestInit][] = [];
  await uploadFile(
    {
      baseUrl,
      fetch: (url, init = {}) => {
        calls.push([url as string, init]);
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
  it('posts every field in order, then the file under its own name, in no-cors mode and without cookies or headers · DOC-02', async () => {
    const [call] = await observeUpload();

    const form = call?.[1].body as FormData;
    expect([...form.keys()]).toEqual(['key', 'policy', 'signature', 'file']);
    expect(form.get('signature')).toBe('S');
    expect((form.get('file') as File).name).toBe('My résumé (final).pdf');
    expect(call?.[0]).toBe('https://storage.test/box');
    expect(call?.[1]).toMatchObject({ method: 'POST', mode: 'no-cors', credentials: 'omit' });
    expect(call?.[1].headers).toBeUndefined();
  });

  it('resolves a relative target against the base URL · API-17', async () => {
    const target = { ...TARGET, url: '/mock-storage' };
    const [call] = await observeUpload(undefined, target, 'https://backend.test/');

    expect(call?.[0]).toBe('https://backend.test/mock-storage');

    const [other] = await observeUpload(
      undefined,
      { ...TARGET, url: '//storage.test/' },
      'https://backend.test',
    );
    expect(other?.[0]).toBe('//storage.test/');
  });

  it.each([
    ['is opaque', Object.defineProperty(Response.error(), 'type', { value: 'opaque' })],
    ['rejects the file', new Response('<Error/>', { status: 403 })],
  ])('succeeds if the reply %s · TRAP-31', async (_name, reply) => {
    await expect(observeUpload(async () => reply)).resolves.toHaveLength(1);
  });

  it('fails if no reply arrives · TRAP-31', async () => {
    const call = observeUpload(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(call).rejects.toMatchObject({ name: 'ServerError', isNetworkError: true });
  });
});
