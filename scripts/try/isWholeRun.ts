import { parseArgs } from 'node:util';

/** Playwright options that never leave out a test. Others, such as `--grep` or `--last-failed`, may. */
const WHOLE = {
  config: { type: 'string', short: 'c' },
  workers: { type: 'string', short: 'j' },
} as const;

/**
 * Returns whether Playwright's command line runs every test of its configuration.
 * A document written from a partial run would lose the rest. A word after `test` names files to run.
 */
export function isWholeRun(words: readonly string[] = process.argv.slice(2)): boolean {
  try {
    const { positionals } = parseArgs({ args: [...words], options: WHOLE, allowPositionals: true });
    return positionals.join() === 'test';
  } catch {
    return false;
  }
}
