import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { expect, it, vi } from 'vitest';
import { createTestSandbox } from '../testing/createTestSandbox.ts';
import type { TestSandbox } from '../testing/createTestSandbox.ts';

const PATH = '/api/pdf/document-answer/resume_doc';

interface Converter {
  convertSafely: (...words: unknown[]) => Promise<unknown>;
}
const converter = vi.hoisted(() => ({ breaks: false }));
vi.mock('./converters/convertSafely.ts', async (importOriginal) => {
  const original = await importOriginal<Converter>();
  const convertSafely: Converter['convertSafely'] = (...words) =>
    converter.breaks ? Promise.reject(new Error('ENOSPC')) : original.convertSafely(...words);
  return { convertSafely };
});

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

it('DOC-13 a conversion goes on after a restart', async () => {
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

it('DOC-06 a converter that breaks leaves the document FAILED, with what to do, and is reported', async () => {
  const sandbox = await createTestSandbox();
  const cookie = await sandbox.seed();
  converter.breaks = true;
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
  converter.breaks = false;
  await sandbox.close();
});
