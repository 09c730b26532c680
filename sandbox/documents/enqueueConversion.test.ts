import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { expect, it, vi } from 'vitest';
import { convertSafely } from './converters/convertSafely.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { createTestSandbox } from '../testing/createTestSandbox.ts';
import type { TestSandbox } from '../testing/createTestSandbox.ts';

const PATH = '/api/pdf/document-answer/resume_doc';

async function uploadAndStart(sandbox: TestSandbox, cookie: string): Promise<void> {
  const target = await sandbox.call<{ fields: Record<string, string> }>('/api/presigned-url', {
    body: { answer_key: 'resume_doc' },
    cookie,
  });
  const { fields } = target.body;
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(await pdf.save())]), 'resume.pdf');
  await sandbox.fetch(new Request('http://localhost/mock-storage', { method: 'POST', body: form }));
  await sandbox.call(PATH, { body: { file_key: fields['key'], file_name: 'resume.pdf' }, cookie });
}

it('a conversion goes on after a restart · DOC-13', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const options = { database: join(folder, 'sandbox.db') };
  const first = await createTestSandbox(options);
  const cookie = await first.seed();
  await uploadAndStart(first, cookie);
  await first.work();
  await first.close();

  const second = await createTestSandbox(options);
  await second.work();
  await second.work();

  expect((await second.call(PATH, { cookie })).body['status']).toBe('COMPLETED');
  await second.close();
  rmSync(folder, { recursive: true });
});

it('a converter that breaks leaves the document FAILED, with what to do, and is reported · DOC-06', async () => {
  const sandbox = await createTestSandbox({ convert: () => Promise.reject(new Error('ENOSPC')) });
  const cookie = await sandbox.seed();
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await uploadAndStart(sandbox, cookie);
  await sandbox.work();
  await sandbox.work();

  expect((await sandbox.call(PATH, { cookie })).body).toMatchObject({
    status: 'FAILED',
    message: expect.stringContaining('save it as a PDF') as string,
  });
  expect(report.mock.calls.flat().join(' ')).toContain('ENOSPC');
  report.mockRestore();
  await sandbox.close();
});

it('a document removed while it is converted stays removed, and its question unanswered · DOC-12', async () => {
  let meanwhile = () => Promise.resolve();
  const sandbox = await createTestSandbox({
    convert: async (...file) => {
      await meanwhile();
      return convertSafely(...file);
    },
  });
  const cookie = await sandbox.seed();
  await uploadAndStart(sandbox, cookie);
  await sandbox.work();
  meanwhile = async () => {
    for (const path of [PATH, '/api/document-answer/resume_doc'])
      await sandbox.call(path, { method: 'DELETE', cookie });
  };
  await sandbox.work();

  expect((await sandbox.call(PATH, { cookie })).body['status']).toBe('NOT_ANSWERED');
  expect((await sandbox.call('/api/profile', { cookie })).body['answer']).toMatchObject({ resume_doc: '' });

  // Removed before its turn it is not converted at all.
  const converted = vi.fn(() => Promise.resolve());
  meanwhile = converted;
  await uploadAndStart(sandbox, cookie);
  await sandbox.work();
  await sandbox.call(PATH, { method: 'DELETE', cookie });
  await sandbox.work();
  expect(converted).not.toHaveBeenCalled();
  await sandbox.close();
});

it('a file that was replaced is kept no longer, nor one that was converted · DOC-12', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const database = join(folder, 'sandbox.db');
  const sandbox = await createTestSandbox({ database });
  const cookie = await sandbox.seed();
  await uploadAndStart(sandbox, cookie);
  await uploadAndStart(sandbox, cookie);
  await sandbox.close();
  const countFiles = () => {
    const opened = openDatabase(database);
    const row = opened.get<{ files: number }>('SELECT count(content) AS files FROM uploads');
    opened.close();
    return row?.files;
  };
  expect(countFiles()).toBe(1);

  const next = await createTestSandbox({ database });
  await next.work();
  await next.work();
  await next.close();

  expect(countFiles()).toBe(0);
  rmSync(folder, { recursive: true });
});
