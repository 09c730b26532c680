import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Conversion } from './convertFile.ts';
import { findOffice } from './findOffice.ts';
import { runOffice } from './runOffice.ts';

/** What a document may unpack to; its text and pictures came in 10 MB. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
/** LibreOffice is not there: nothing is wrong with the document. */
const ADVICE = 'Please save your Word document as PDF and upload that.';
const FAILED = `We could not convert this Word document. ${ADVICE}`;

/**
 * Lets LibreOffice convert a Word document where it is installed, and says what to do where it is not.
 *
 * @throws the signal's reason, once it is aborted.
 */
export async function convertWord(
  content: Uint8Array,
  kind: 'doc' | 'docx',
  signal: AbortSignal,
): Promise<Conversion> {
  if (kind === 'docx' && !isModest(content)) return { failure: FAILED };
  const office = findOffice();
  if (office === null) return { failure: ADVICE };
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-word-'));
  try {
    const document = `document.${kind}`;
    await writeFile(join(folder, document), content);
    await runOffice({ office, folder, document, signal });
    return { pdf: await readFile(join(folder, 'document.pdf')) };
  } catch {
    signal.throwIfAborted();
    return { failure: FAILED };
  } finally {
    await rm(folder, { recursive: true, force: true });
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
