import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSandbox } from '../testing/createTestSandbox.ts';
import type { TestSandbox } from '../testing/createTestSandbox.ts';
import { renderApplicationPdf } from './renderApplicationPdf.ts';

describe('the PDF copy', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const ask = async (cookie: string) =>
    (await sandbox.call<{ status: string; url: string }>('/api/pdf', { cookie })).body;

  it('API-23 there is nothing to print before the submission', async () => {
    const cookie = await sandbox.seed({ status: 'validating' });

    expect(await ask(cookie)).toEqual({ status: 'NOT_ANSWERED', url: '' });
  });

  it('API-23 ENT-17 is made after the first call and downloaded by a link that expires', async () => {
    const cookie = await sandbox.seed({
      status: 'submitted',
      answers: { first_name: 'Łucja', ssn: '123-45-6789' },
    });
    expect((await ask(cookie)).status).toBe('UNPROCESSED');
    await sandbox.work();
    expect((await ask(cookie)).status).toBe('IN_PROGRESS');
    await sandbox.work();

    const { status, url } = await ask(cookie);

    expect(status).toBe('COMPLETED');
    const download = () => sandbox.fetch(new Request(`http://localhost${url}`));
    const response = await download();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await PDFDocument.load(await response.arrayBuffer())).getPageCount()).toBe(1);
    sandbox.pass(15 * 60_000);
    expect((await download()).status).toBe(404);
  });

  it('prints long answers over as many pages as they need', async () => {
    const pdf = await renderApplicationPdf({
      username: 'ana@example.com',
      submittedAt: new Date(0),
      answers: { discipline_explain: 'Because it rained and the river rose. '.repeat(200) },
      documents: { resume_doc: { file_name: 'x'.repeat(255), status: 'COMPLETED' } },
      keyOrder: ['discipline_explain'],
    });

    expect((await PDFDocument.load(pdf)).getPageCount()).toBeGreaterThan(1);
  });
});
