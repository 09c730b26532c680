import { parseArgs } from 'node:util';

/** Options of Playwright that leave no test out. Any other, such as `--grep` or `--last-failed`, may. */
const WHOLE = {
  config: { type: 'string', short: 'c' },
  workers: { type: 'string', short: 'j' },
} as const;

/**
 * Tells from Playwright's command line whether every test of its configuration was asked for.
 *
 * A document written from part of a run would lose the rest. A word beside `test` names files to run.
 */
export function isWholeRun(words: readonly string[] = process.argv.slice(2)): boolean {
  try {
    const { positionals } = parseArgs({ args: [...words], options: WHOLE, allowPositionals: true });
    return positionals.join() === 'test';
  } catch {
    return false;
  }
}
