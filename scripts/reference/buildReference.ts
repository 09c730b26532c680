import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const REDOCLY = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url));

/** All a page of one file needs; the program inside then reaches no other server. */
export const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; font-src data:; worker-src blob:";

/** Drawn beside "API docs by"; without it the page says the same. */
const MAKERS_LOGO = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g;

/**
 * Renders a contract as one HTML file to browse, with everything inside: it opens from a disk, without a network.
 *
 * Redoc's page carries the address of its maker's telemetry; the policy sees to it that nothing is sent.
 */
export async function buildReference(contract: string, output: string): Promise<void> {
  await mkdir(dirname(output), { recursive: true });
  await promisify(execFile)(
    process.execPath,
    [REDOCLY, 'build-docs', contract, '--inlineBundle', '--output', output],
    { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
  );

  const page = await readFile(output, 'utf8');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  const guarded = page.replace('<head>', (head) => `${head}\n  ${policy}`);
  if (guarded === page) throw new Error('The reference has no <head> for its policy.');
  await writeFile(output, guarded.replaceAll(MAKERS_LOGO, 'data:,'));
}
