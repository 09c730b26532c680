import { createSdk } from '@admission/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from './createBackend.ts';

describe('the backend for tests', () => {
  let backend: Backend;
  beforeEach(async () => {
    backend = await createBackend({ now: new Date('2026-11-16T09:00:00Z') });
  });
  afterEach(() => backend.close());

  it('keeps the session of a student who signs up, and forgets it after the log-out · CARD-07', async () => {
    const sdk = createSdk(backend);
    const [username, password] = ['ana@example.com', 'Example-Pass-2026'];
    await sdk.signUp({ username, password });
    const [mail] = await backend.listMails();
    await sdk.confirmAccount({ username, code: mail?.code ?? '' });
    await sdk.logIn({ username, password });

    await sdk.saveAnswers({ first_name: 'Ana' });

    expect(await sdk.getProfile()).toMatchObject({ username, answer: { first_name: 'Ana' } });
    await sdk.logOut();
    await expect(sdk.getProfile()).rejects.toThrow(expect.objectContaining({ status: 401 }));
  });

  it('accepts an upload, and completes its conversion once the clock has been advanced · CARD-07', async () => {
    const sdk = createSdk(backend);
    await backend.logIn('blank');
    const answer_key = 'resume_doc';
    const target = await sdk.requestUpload({ answer_key });
    await sdk.uploadFile(target, new File(['…'], 'resume.docx'));
    await sdk.startConversion({ answer_key, file_key: target.fields.key, file_name: 'resume.docx' });

    expect(await sdk.getConversion({ answer_key })).toMatchObject({ status: 'UNPROCESSED' });
    await backend.pass(3000);

    expect(await sdk.getConversion({ answer_key })).toMatchObject({ status: 'COMPLETED' });
  });

  it('rejects an unknown student, and an example that the contract lacks · CARD-07', async () => {
    // @ts-expect-error no such student
    await expect(backend.logIn('nobody')).rejects.toThrow('There is no ready student nobody.');
    // @ts-expect-error no such example
    await expect(backend.fail('getTabs:418:teapot')).rejects.toThrow('no example getTabs:418:teapot');
  });
});
