import { parseArgs } from 'node:util';

/** Playwright options that never exclude a test. Others, such as `--grep` or `--last-failed`, may. */
const WHOLE = {
  config: { type: 'string', short: 'c' },
  workers: { type: 'string', short: 'j' },
} as const;

/**
 * Returns whether a Playwright command line runs every test of its configuration.
 * A document written after a partial run would lose the other results. A word after `test` selects files.
 */
export function isWholeRun(words: readonly string[] = process.argv.slice(2)): boolean {
  try {
    const { positionals } = parseArgs({ args: [...words], options: WHOLE, allowPositionals: true });
    return positionals.join() === 'test';
  } catch {
    return false;
  }
}
