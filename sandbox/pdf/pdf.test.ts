import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { extractText } from 'unpdf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSandbox, type TestSandbox } from '../test-support/createTestSandbox.ts';
import type { SandboxOptions } from '../SandboxOptions.ts';

describe('the PDF copy', () => {
  let sandbox: TestSandbox;
  beforeEach(async () => {
    sandbox = await createTestSandbox();
  });
  afterEach(() => sandbox.close());

  const ask = async (cookie: string) =>
    (await sandbox.call<{ status: string; url: string }>('/api/pdf', { cookie })).body;

  it('is created on the first call and can be downloaded through a link that expires · API-23, ENT-17', async () => {
    const cookie = await sandbox.seed({ status: 'submitted' });
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

  /** Creates the copy in a new sandbox and returns its text. */
  const makeCopy = async (renderPdf: SandboxOptions['renderPdf']) => {
    await sandbox.close();
    sandbox = await createTestSandbox({ renderPdf });
    const cookie = await sandbox.seed({ status: 'submitted' });
    await ask(cookie);
    await sandbox.work();
    await sandbox.work();
    const { status, url } = await ask(cookie);
    expect(status).toBe('COMPLETED');
    const response = await sandbox.fetch(new Request(`http://localhost${url}`));
    return (await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true })).text;
  };

  it('contains a notice if printing fails, and the log contains no token · API-23', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const print = vi.fn(() => Promise.reject(new Error('no page at /about?service_token=secret')));

    for (const copy of [await makeCopy(() => Promise.resolve(undefined)), await makeCopy(print)]) {
      expect(copy).toContain('could not be printed on this machine');
    }
    expect(print).toHaveBeenCalledOnce();
    expect(warn.mock.calls).toEqual([['sandbox: the PDF copy could not be printed (Error)']]);
    warn.mockRestore();
  });

  it('is printed after a restart if the product was closed during printing · API-23', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const database = join(folder, 'sandbox.db');
    const closed = () => Promise.reject(new DOMException('closed', 'AbortError'));
    const first = await createTestSandbox({ database, renderPdf: closed });
    const cookie = await first.seed({ status: 'submitted' });
    const askOf = async ({ call }: TestSandbox) => (await call('/api/pdf', { cookie })).body['status'];
    await askOf(first);
    await first.work();
    await first.work();
    expect(await askOf(first)).toBe('IN_PROGRESS');
    await first.close();

    const renderPdf = vi.fn(() => Promise.resolve(new TextEncoder().encode('%PDF-printed')));
    const second = await createTestSandbox({ database, renderPdf });
    await second.work();
    await second.work();

    expect(await askOf(second)).toBe('COMPLETED');
    expect(renderPdf).toHaveBeenCalledOnce();
    await second.close();
    rmSync(folder, { recursive: true });
  });
});
