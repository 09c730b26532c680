/** What was run of the tests that write the pact. */
export interface Run {
  files: number;
  allFiles: number;
  /** Whether only tests of certain names were asked for, as by `-t`. */
  hasNameFilter: boolean;
  tests: { fullName: string; state: string }[];
}

/**
 * Says whether what was written is the whole pact: a part of the files, of the names or a failure leaves some out.
 *
 * Throws for a test that was not filtered out and still did not run: a forgotten `skip`, `todo` or `only` would
 * else keep the pact from being compared, unnoticed.
 */
export function isWholeRun({ files, allFiles, hasNameFilter, tests }: Run): boolean {
  if (files !== allFiles) return false;
  const skipped = tests.filter(({ state }) => state === 'skipped').map(({ fullName }) => fullName);
  if (skipped.length > 0 && !hasNameFilter) {
    throw new Error(`The pact is not compared, for these tests are skipped:\n  ${skipped.join('\n  ')}`);
  }
  return tests.every(({ state }) => state === 'passed');
}
