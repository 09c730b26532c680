import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { createTestSandbox } from '../testing/createTestSandbox.ts';

it('DOC-13 a conversion goes on after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const options = { database: join(folder, 'sandbox.db') };
  const first = await createTestSandbox(options);
  const cookie = await first.seed();
  const target = await first.call<{ fields: Record<string, string> }>('/api/presigned-url', {
    body: { answer_key: 'resume_doc' },
    cookie,
  });
  const { fields } = target.body;
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(await pdf.save())]), 'resume.pdf');
  await first.fetch(new Request('http://localhost/mock-storage', { method: 'POST', body: form }));
  const path = '/api/pdf/document-answer/resume_doc';
  await first.call(path, { body: { file_key: fields['key'], file_name: 'resume.pdf' }, cookie });
  await first.work();
  await first.close();

  const second = await createTestSandbox(options);
  await second.work();
  await second.work();

  expect((await second.call(path, { cookie })).body['status']).toBe('COMPLETED');
  await second.close();
  rmSync(folder, { recursive: true });
});
