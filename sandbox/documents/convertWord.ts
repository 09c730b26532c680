import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Conversion } from './Conversion.ts';

const TIME_LIMIT_MS = 60_000;
const ADVICE = 'Please save your Word document as PDF and upload that.';

/** Converts a Word document with LibreOffice; if that is not installed, tells the applicant what to do. */
export async function convertWord(content: Uint8Array): Promise<Conversion> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-word-'));
  // Each run has a separate profile, because two concurrent runs with the same one would lock each other out.
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  try {
    await writeFile(join(folder, 'document'), content);
    const words = [
      profile,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, 'document'),
    ];
    await promisify(execFile)('soffice', words, { timeout: TIME_LIMIT_MS, killSignal: 'SIGKILL' });
    return { pdf: await readFile(join(folder, 'document.pdf')) };
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).syscall?.startsWith('spawn') === true;
    return { failure: isMissing ? ADVICE : `We could not convert this Word document. ${ADVICE}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
