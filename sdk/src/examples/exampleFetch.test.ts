import { describe, expect, it, vi } from 'vitest';
import { createSdk } from '../createSdk.ts';
import { UnauthorizedError } from '../errors/SdkError.ts';
import { type Answering, type Answers, EXAMPLES, exampleFetch, variant } from './index.ts';

const sdkOn = (answers?: Answers) =>
  createSdk({ baseUrl: 'http://fake/below', fetch: exampleFetch(answers) });

describe('a fake server built from the examples in the contract', () => {
  it('a fake server replies with the named example or the first one, like a backend · CARD-07', async () => {
    const sdk = sdkOn({ getProfile: '200:submitted', getTabs: '401:session_invalid' });

    const { body } = EXAMPLES.getProfile.replies['200:submitted'];
    await expect(sdk.getProfile()).resolves.toEqual({ ...body, version: '"7"' });
    await expect(sdk.getTabs()).rejects.toThrow(UnauthorizedError);
    await expect(sdk.getPdf()).resolves.toEqual(EXAMPLES.getPdf.replies['200:completed'].body);
  });

  it('a fake server replies with a variant, whose headers may also differ · CARD-07', async () => {
    const busy = variant('logIn', '429:too_many_requests', { message: 'Wait.' }, { 'Retry-After': '5' });
    const sdk = sdkOn({ logIn: busy });

    await expect(sdk.logIn({ username: 'a', password: 'b' })).rejects.toMatchObject({
      message: 'Wait.',
      code: 'too_many_requests',
      retryAfterSeconds: 5,
    });
  });

  it('a fake server passes path parameters, query and body to a function as a single object · CARD-07', async () => {
    const startConversion = vi.fn<Answering<'startConversion'>>(() => '200:started');
    const findLookup = vi.fn<Answering<'findLookup'>>(() => '200:items');
    const uploadFile = vi.fn<Answering<'uploadFile'>>(() => '200:stored');
    const sdk = sdkOn({ startConversion, findLookup, uploadFile });
    const conversion = { answer_key: 'resume_doc', file_key: 'u/1', file_name: 'cv.pdf' } as const;

    await sdk.startConversion(conversion);
    await sdk.searchLookup({ text: 'juni', category: 'college_ceeb' });
    await sdk.uploadFile({ url: '/mock-storage', fields: { key: 'u/1' } }, new File(['x'], 'cv.pdf'));

    expect(startConversion).toHaveBeenCalledExactlyOnceWith(conversion);
    expect(findLookup.mock.calls).toMatchObject([[{ text: 'juni', category: 'college_ceeb' }]]);
    expect(uploadFile.mock.calls).toMatchObject([[{ key: 'u/1', file: { name: 'cv.pdf' } }]]);
  });
});
