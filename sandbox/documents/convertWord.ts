import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Conversion } from './Conversion.ts';

const ADVICE = 'Please save your Word document as PDF and upload that.';

/** The program's files, read-only. Debian keeps fonts and LibreOffice's settings under /etc. */
const READABLE = [
  '/usr',
  '/bin',
  '/lib',
  '/lib64',
  '/opt',
  '/etc/fonts',
  '/etc/libreoffice',
  '/etc/alternatives',
];

/**
 * Converts a Word document with LibreOffice inside bubblewrap: without network, and without any file but the
 * document. If one of the two programs is missing, tells the applicant what to do.
 */
export async function convertWord(content: Uint8Array): Promise<Conversion> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-word-'));
  try {
    await writeFile(join(folder, 'document'), content);
    // LibreOffice does not start for a user without a name.
    await writeFile(join(folder, 'passwd'), 'applicant:x:1000:1000::/document:/bin/sh\n');
    await promisify(execFile)('bwrap', [
      ...[
        '--unshare-all',
        '--die-with-parent',
        '--new-session',
        '--clearenv',
        '--uid',
        '1000',
        '--gid',
        '1000',
      ],
      ...READABLE.flatMap((path) => ['--ro-bind-try', path, path]),
      ...['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
      ...['--ro-bind', join(folder, 'passwd'), '/etc/passwd'],
      ...['--bind', folder, '/document', '--chdir', '/document'],
      ...['--setenv', 'HOME', '/document', '--setenv', 'PATH', process.env.PATH ?? ''],
      ...['soffice', '--headless', '--convert-to', 'pdf', 'document'],
    ]);
    const { copyPages } = await import('./copyPages.ts');
    return await copyPages(new Uint8Array(await readFile(join(folder, 'document.pdf'))));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).syscall?.startsWith('spawn') === true;
    return { failure: isMissing ? ADVICE : `We could not convert this Word document. ${ADVICE}` };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
