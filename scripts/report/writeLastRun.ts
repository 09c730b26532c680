import { readFileSync, writeFileSync } from 'node:fs';

/** The last heading of a document whose end a command writes. */
const HEAD = '## The last run\n';

/** Writes what a command found or measured under the last heading of a document; what stands above stays. */
export function writeLastRun(document: URL, text: string): void {
  const [prose = ''] = readFileSync(document, 'utf8').split(HEAD);
  writeFileSync(document, `${prose}${HEAD}\n${text.trim()}\n`);
}
