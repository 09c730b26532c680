import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import type { SandboxOptions } from '../SandboxOptions.ts';
import { createTestSandbox, type TestSandbox } from '../test-support/createTestSandbox.ts';
import { handIn } from '../test-support/handIn.ts';
import { convertFile } from './convertFile.ts';
import type { Convert } from './createConverter.ts';

const PATH = '/api/pdf/document-answer/resume_doc';

let resume: [name: string, content: Uint8Array];
beforeAll(async () => {
  const document = await PDFDocument.create();
  document.addPage();
  resume = ['resume.pdf', await document.save()];
});

it('a conversion continues after a restart · DOC-13', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const options = { database: join(folder, 'sandbox.db') };
  const first = await createTestSandbox(options);
  const cookie = await first.seed();
  await handIn(first, cookie, 'resume_doc', resume);
  await first.work();
  await first.close();

  const second = await createTestSandbox(options);
  await second.work();
  await second.work();

  expect((await second.call(PATH, { cookie })).body['status']).toBe('COMPLETED');
  const shown = await second.fetch(
    new Request('http://localhost/_sandbox/documents/resume_doc?username=ana@example.com'),
  );
  expect((await PDFDocument.load(await shown.arrayBuffer())).getPageCount()).toBe(1);
  await second.close();
  rmSync(folder, { recursive: true });
});

const STUDENTS = ['a', 'b', 'c', 'd'];

/** Starts four conversions, of which two run until the server is stopped and two wait. Returns the students' cookies. */
async function startFour(sandbox: TestSandbox): Promise<string[]> {
  const cookies = await Promise.all(
    STUDENTS.map((name) => sandbox.seed({ username: `${name}@example.com` })),
  );
  for (const cookie of cookies) await handIn(sandbox, cookie, 'resume_doc', resume);
  await sandbox.work();
  void sandbox.work();
  await setImmediate();
  return cookies;
}

/** Starts again with the same database, and returns what has become of the conversions. */
async function readAgain(options: Partial<SandboxOptions>, cookies: readonly string[]) {
  const convert = vi.fn(convertFile);
  await using stack = new AsyncDisposableStack();
  const sandbox = await createTestSandbox({ ...options, convert });
  stack.defer(() => sandbox.close());
  await sandbox.work();
  await sandbox.work();
  const replies = await Promise.all(cookies.map((cookie) => sandbox.call(PATH, { cookie })));
  return { statuses: replies.map(({ body }) => body), count: convert.mock.calls.length };
}

it('after a crash, conversions that were waiting run, and those that were running fail and say so · DOC-13', async () => {
  const database = openDatabase(':memory:');
  const first = await createTestSandbox({ database, convert: () => new Promise(() => undefined) });

  const { statuses, count } = await readAgain({ database }, await startFour(first));

  const failed = {
    status: 'FAILED',
    message: 'We were interrupted while we converted this file. Please upload it again.',
  };
  const done = { status: 'COMPLETED', message: 'Your document is ready.' };
  expect(statuses).toEqual([failed, failed, done, done]);
  expect(count).toBe(2);
});

it('a server that is stopped does not wait for conversions, and its next start runs all of them · DOC-13', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const options = { database: join(folder, 'sandbox.db') };
  const convert: Convert = (_content, _name, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
  const first = await createTestSandbox({ ...options, convert });
  const cookies = await startFour(first);

  await first.close();
  const { statuses, count } = await readAgain(options, cookies);

  expect(statuses.map(({ status }) => status)).toEqual(STUDENTS.map(() => 'COMPLETED'));
  expect(count).toBe(4);
  rmSync(folder, { recursive: true });
});

it('a file that waits for its turn is converted after a restart, and closing does not wait for it · DOC-13', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const options = { database: join(folder, 'sandbox.db') };
  const running = Promise.withResolvers<{ failure: string }>();
  const convert = vi.fn(() => running.promise);
  const first = await createTestSandbox({ ...options, convert });
  const cookie = await first.seed();
  for (const key of ['hs_transcript_doc', 'resume_doc']) await handIn(first, cookie, key, resume);
  await first.work();
  void first.work();
  await setImmediate();
  const closed = first.close();
  running.resolve({ failure: 'no' });
  await closed;

  expect(convert).toHaveBeenCalledOnce();
  const second = await createTestSandbox(options);
  await second.work();
  await second.work();
  expect((await second.call(PATH, { cookie })).body['status']).toBe('COMPLETED');
  await second.close();
  rmSync(folder, { recursive: true });
});

it('a document that was replaced before its turn is not converted · DOC-12', async () => {
  const running: (() => void)[] = [];
  const convert = vi.fn(
    () => new Promise<{ failure: string }>((resolve) => running.push(() => resolve({ failure: '' }))),
  );
  const sandbox = await createTestSandbox({ convert });
  const cookie = await sandbox.seed();
  for (const key of ['hs_transcript_doc', 'resume_doc', 'resume_doc'])
    await handIn(sandbox, cookie, key, resume);
  await sandbox.work();
  void sandbox.work();
  await setImmediate();
  expect(convert).toHaveBeenCalledTimes(1);
  running[0]?.();
  await setImmediate();
  running[1]?.();
  await sandbox.idle();

  expect(convert).toHaveBeenCalledTimes(2);
  await sandbox.close();
});

it('a student with many open upload targets has to wait · API-36', async () => {
  const sandbox = await createTestSandbox();
  const cookie = await sandbox.seed();
  const ask = () => sandbox.call('/api/presigned-url', { body: { answer_key: 'resume_doc' }, cookie });
  for (let time = 0; time < 20; time += 1) expect((await ask()).status).toBe(200);

  const rejected = await ask();
  expect(rejected).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
  expect(rejected.headers.get('retry-after')).toBe('300');
  sandbox.pass(300_000);
  expect((await ask()).status).toBe(200);
  await sandbox.close();
});

it('a document removed during conversion stays removed, and its question stays unanswered · DOC-12', async () => {
  const sandbox = await createTestSandbox();
  const cookie = await sandbox.seed();
  await handIn(sandbox, cookie, 'resume_doc', resume);
  await sandbox.work();
  for (const path of [PATH, '/api/document-answer/resume_doc'])
    await sandbox.call(path, { method: 'DELETE', cookie });
  await sandbox.work();

  expect((await sandbox.call(PATH, { cookie })).body['status']).toBe('NOT_ANSWERED');
  expect((await sandbox.call('/api/profile', { cookie })).body['answer']).toMatchObject({ resume_doc: '' });
  await sandbox.close();
});

it('simultaneous uploads by several students do not affect each other · DOC-05, DOC-07, TRAP-32', async () => {
  const sandbox = await createTestSandbox();
  const keys = ['hs_transcript_doc', 'college_transcript_doc', 'resume_doc'];
  const files = [
    resume,
    ['broken.pdf', Buffer.from('%PDF-1.7 broken')],
    ['scan.png', Buffer.from('GIF89a')],
  ] as const;
  const students = await Promise.all(
    ['a', 'b', 'c'].map((name) => sandbox.seed({ username: `${name}@example.com` })),
  );
  await Promise.all(
    students.flatMap((cookie) => keys.map((key, at) => handIn(sandbox, cookie, key, files[at] ?? resume))),
  );
  await sandbox.work();
  await sandbox.work();

  for (const cookie of students) {
    const { body } = await sandbox.call('/api/document-answer', { cookie });
    expect(body).toMatchObject({
      document_answer: {
        hs_transcript_doc: { status: 'COMPLETED' },
        college_transcript_doc: { status: 'FAILED' },
        resume_doc: { status: 'FAILED' },
      },
    });
  }
  await sandbox.close();
});
