import { createSdk } from '@admission/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from './createBackend.ts';

describe('the backend for tests on a port', () => {
  let backend: Backend;
  let baseUrl: string;
  beforeEach(async () => {
    backend = await createBackend({ publicOrigin: 'http://localhost:5173' });
    baseUrl = (await backend.listen()).url;
  });
  afterEach(() => backend.close());

  const logIn = async () => {
    const { username, password } = await backend.createStudent('half-way');
    const response = await fetch(`${baseUrl}/public/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });
    const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return createSdk({ baseUrl, headers: () => ({ cookie: cookie.join('; ') }) });
  };

  it('serves the same students as its browsers · CARD-07', async () => {
    const sdk = await logIn();
    await sdk.saveAnswers({ first_name: 'Anita' });
    await sdk.forgotPassword({ username: 'half-way@example.com' });

    expect((await sdk.getProfile()).answer.first_name).toBe('Anita');
    expect((await backend.listMails())[0]?.link).toMatch(/^http:\/\/localhost:5173\/reset\?/);
    await expect(backend.listen()).rejects.toThrow('already listening');
  });

  it('faults meet its callers too; offline, their connection breaks · CARD-07', async () => {
    const sdk = await logIn();
    await backend.fail('getTabs:500:unexpected');
    await backend.fail('getTabs:offline');

    await expect(sdk.getTabs()).rejects.toMatchObject({ status: 500 });
    await expect(sdk.getTabs()).rejects.toMatchObject({ isNetworkError: true });
    expect(await sdk.getTabs()).toMatchObject({ tabs: {} });
  });

  it('a live clock converts documents by itself · CARD-07', async () => {
    await using live = await createBackend({ isLive: true });
    await live.logIn('blank');
    const sdk = createSdk(live);
    const answer_key = 'resume_doc';
    const target = await sdk.requestUpload({ answer_key });
    await sdk.uploadFile(target, new File(['…'], 'resume.docx'));
    await sdk.startConversion({ answer_key, file_key: target.fields.key, file_name: 'resume.docx' });

    await expect
      .poll(async () => (await sdk.getConversion({ answer_key })).status, { timeout: 15_000 })
      .toBe('COMPLETED');
  });
});
