import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { Conversion } from './convertFile.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;
const OFFICES = ['soffice', 'libreoffice'];
/** What a document may unpack to; its text and pictures came in 10 MB. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const ADVICE = 'Please save your Word document as PDF and upload that.';

/** Lets LibreOffice convert a Word document where it is installed, and says what to do where it is not. */
export async function convertWord(content: Uint8Array, kind: 'doc' | 'docx'): Promise<Conversion> {
  if (kind === 'docx' && !isModest(content)) return { failure: ADVICE };
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-word-'));
  try {
    await writeFile(join(folder, `document.${kind}`), content);
    for (const office of OFFICES) if (await convertWith(office, folder, kind)) break;
    return { pdf: await readFile(join(folder, 'document.pdf')) };
  } catch {
    return { failure: ADVICE };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns whether the program is there at all. */
async function convertWith(office: string, folder: string, kind: string): Promise<boolean> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const conversion = ['--headless', '--convert-to', 'pdf', '--outdir', folder];
  try {
    await run(office, [profile, ...conversion, join(folder, `document.${kind}`)], {
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Reads the list of a zip file's parts, without unpacking any: a small file may unpack to fill a disk. */
function isModest(content: Uint8Array): boolean {
  let unpacked = 0;
  try {
    unzipSync(content, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    return false;
  }
  return unpacked > 0 && unpacked <= MAX_UNPACKED_BYTES;
}
