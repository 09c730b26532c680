import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../test-support/createTestSandbox.ts';
import { handIn } from '../test-support/handIn.ts';

type Target = { url: string; fields: Record<string, string> };
type Status = { status: string; message: string };

const KEY = 'hs_transcript_doc';

async function makePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage();
  return new Uint8Array(await document.save());
}

describe('documents', () => {
  let sandbox: TestSandbox;
  let cookie: string;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
    cookie = await sandbox.seed();
  });
  afterEach(() => sandbox.close());

  const askForTarget = async (answer_key = KEY) =>
    (await sandbox.call<Target>('/api/presigned-url', { body: { answer_key }, cookie })).body;
  const upload = (fields: Record<string, string>, content: BlobPart, name = 'transcript.pdf') => {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new Blob([content]), name);
    return sandbox.fetch(new Request('http://localhost/mock-storage', { method: 'POST', body: form }));
  };
  const start = (file_key: string, file_name = 'transcript.pdf', key = KEY, as = cookie) =>
    sandbox.call(`/api/pdf/document-answer/${key}`, { body: { file_key, file_name }, cookie: as });
  const poll = async () => (await sandbox.call<Status>(`/api/pdf/document-answer/${KEY}`, { cookie })).body;
  const uploadAndStart = (content: Uint8Array, name = 'transcript.pdf') =>
    handIn(sandbox, cookie, KEY, [name, content]);
  const answer = async () => {
    const profile = await sandbox.call<{ answer: Record<string, string> }>('/api/profile', { cookie });
    return profile.body.answer[KEY];
  };

  it('an uploaded PDF goes through UNPROCESSED and IN_PROGRESS to COMPLETED · DOC-02…05, ENT-20', async () => {
    expect((await poll()).status).toBe('NOT_ANSWERED');
    await uploadAndStart(await makePdf());
    expect((await poll()).status).toBe('UNPROCESSED');
    await sandbox.work();
    expect((await poll()).status).toBe('IN_PROGRESS');
    expect(await answer()).toBeUndefined();

    await sandbox.work();

    expect(await poll()).toEqual({ status: 'COMPLETED', message: 'Your document is ready.' });
    expect(await answer()).toBe('ANSWERED');
  });

  it('an upload target is signed, expires soon, and accepts a single file as the last field · API-16, API-17', async () => {
    const { url, fields } = await askForTarget();
    expect(url).toBe('/mock-storage');
    expect(fields['key']).toMatch(/^uploads\/[\w-]{43}\/hs_transcript_doc$/);

    expect((await upload({ ...fields, key: 'uploads/other' }, 'x')).status).toBe(403);
    expect((await upload(fields, await makePdf())).status).toBe(200);
    expect((await upload(fields, 'second')).status).toBe(403);

    const late = await askForTarget();
    sandbox.pass(5 * 60_000);
    expect((await upload(late.fields, 'x')).status).toBe(403);
  });

  it('a failed conversion explains what to do, and another upload replaces the file · DOC-03, DOC-06', async () => {
    await uploadAndStart(Buffer.from('%PDF-1.7 broken'));
    await sandbox.work();
    await sandbox.work();
    expect(await poll()).toEqual({
      status: 'FAILED',
      message: expect.stringMatching(/could not read this PDF/) as string,
    });
    expect(await answer()).toBeUndefined();

    await uploadAndStart(await makePdf(), 'second.pdf');
    expect((await poll()).status).toBe('UNPROCESSED');
    await sandbox.work();
    await sandbox.work();

    expect((await poll()).status).toBe('COMPLETED');
    const listed = await sandbox.call('/api/document-answer', { cookie });
    expect(listed.body).toMatchObject({ document_answer: { [KEY]: { file_name: 'second.pdf' } } });
  });

  it('abandoned uploads are deleted, but those waiting for conversion are kept · DOC-02', async () => {
    const forgotten = await askForTarget('resume_doc');
    await upload(forgotten.fields, await makePdf());
    await uploadAndStart(await makePdf());
    for (let quarter = 0; quarter < 5; quarter += 1) {
      sandbox.pass(15 * 60_000);
      await poll();
    }

    await askForTarget('college_transcript_doc');

    const key = forgotten.fields['key'] ?? '';
    expect(await start(key, 'resume.pdf', 'resume_doc')).toMatchObject({ status: 404 });
    await sandbox.work();
    await sandbox.work();
    expect((await poll()).status).toBe('COMPLETED');
  });

  it.each([
    ['DELETE', '/api/document-answer/'],
    ['GET', '/api/pdf/document-answer/'],
    ['DELETE', '/api/pdf/document-answer/'],
  ])('%s %s without a question returns a 400 with a JSON body · API-36', async (method, path) => {
    const cookie = await sandbox.seed();

    expect(await sandbox.call(path, { method, cookie })).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});
