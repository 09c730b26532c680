import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Address space in KiB (LibreOffice takes a third of it), file size in half KiB, processor time in seconds. */
const LIMITS = ['-v 2097152', '-f 409600', '-t 60'];
/** Where the shell knows no such limit, as on a Mac, the time limit is left. */
const LIMITED = `${LIMITS.map((limit) => `ulimit ${limit} 2>/dev/null;`).join(' ')} exec "$0" "$@"`;

const SCRIPTING = '/org.openoffice.Office.Common/Security/Scripting';
/** A document may name a picture or a text anywhere: it must not bring in what the network or this disk holds. */
const SETTINGS: readonly (readonly [path: string, name: string, value: string])[] = [
  [SCRIPTING, 'BlockUntrustedRefererLinks', 'true'],
  [SCRIPTING, 'DisableMacrosExecution', 'true'],
  [SCRIPTING, 'MacroSecurityLevel', '3'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '0'],
  ['/org.openoffice.Office.Common/Filter/PDF/Export', 'UseTaggedPDF', 'true'],
];

export interface OfficeRun {
  /** The program. */
  office: string;
  /** A folder of this run alone: everything LibreOffice keeps, its settings and HOME too, goes there. */
  folder: string;
  /** Name of the document in the folder. */
  document: string;
  /** Ends LibreOffice when aborted. */
  signal: AbortSignal;
}

/**
 * Lets LibreOffice write a document as PDF, beside it.
 *
 * It runs in a process group of its own with limits of memory and disk, and nothing of the group outlives the call:
 * `soffice` is a script that starts the real program, which a signal to the script alone leaves running.
 *
 * @throws Error where LibreOffice fails or is ended.
 */
export async function runOffice({ office, folder, document, signal }: OfficeRun): Promise<void> {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), renderSettings());
  signal.throwIfAborted();

  const words = [`-env:UserInstallation=file://${profile}`, '--headless', '--norestore', '--nolockcheck'];
  const child = spawn(
    '/bin/sh',
    ['-c', LIMITED, office, ...words, '--convert-to', 'pdf', '--outdir', folder, join(folder, document)],
    {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        TMPDIR: folder,
        LANG: 'C.UTF-8',
        SAL_USE_VCLPLUGIN: 'svp',
      },
    },
  );
  const endGroup = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of it has ended already.
    }
  };
  // A second Ctrl-C ends the product at once.
  process.once('exit', endGroup);
  signal.addEventListener('abort', endGroup);
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('LibreOffice failed.'))));
    });
  } finally {
    signal.removeEventListener('abort', endGroup);
    process.removeListener('exit', endGroup);
    endGroup();
  }
}

function renderSettings(): string {
  const items = SETTINGS.map(
    ([path, name, value]) =>
      `<item oor:path="${path}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<oor:items xmlns:oor="http://openoffice.org/2001/registry">\n${items.join('\n')}\n</oor:items>\n`
  );
}
