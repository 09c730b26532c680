/** One check of `npm test`. */
export interface Check {
  /** The check's name in the report and for `--only`. */
  name: string;
  /** What a pass proves, for the report. */
  shows: string;
  /** The commands, run in order until one fails. Each starts with a package's binary or a script's path. */
  commands: string[][];
  /** The JUnit report from which the tests are counted; without one, the check counts as one test. */
  report?: string;
  /** A program, and the Debian package of the same name, without which the check is not played. */
  program?: string;
  /** Excluded from `npm run check`, because it needs a build or a browser, or takes minutes. */
  slow?: boolean;
  /** Uses the production files, which are built once for all checks. */
  sharesBuild?: boolean;
  /** Uses all cores for a long time, so it runs alone and its output is shown. */
  alone?: boolean;
  /** Time limit on a quiet machine, in milliseconds. */
  limit: number;
}

export interface Count {
  passed: number;
  failed: number;
  /** Each failed test with the first line of its error, repeated at the end of a run. */
  failures: string[];
}

export interface CheckResult extends Count {
  check: Check;
  /** In milliseconds. */
  took: number;
  /** Everything the check printed, unless it has already been shown. */
  output: string;
}
