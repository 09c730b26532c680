/** One check of the gate. */
export interface Leg {
  /** Used in the report, and by `--only` and `--without`. */
  name: string;
  /** What it shows, for the report. */
  shows: string;
  /** Run one after the other until one fails. The first word is a package's program or the path of a script. */
  commands: string[][];
  /** What has to exist; a leg without its input fails instead of passing on nothing. */
  needs: string[];
  /** How to count its tests; any other leg counts as one. */
  counts?: 'vitest' | 'playwright';
  /** Its program may be missing on a machine: it is then told as skipped, and fails nothing. */
  canBeSkipped?: boolean;
  /** Not in `npm run check`: needs a build, a browser, or the whole backend. */
  slow?: boolean;
  /** Uses all cores, so it runs by itself, and is long, so its output is shown while it runs. */
  alone?: boolean;
  /** Needs the production files; they are built once for all of these. */
  sharesBuild?: boolean;
  /** Given up after this time, in milliseconds. */
  limit: number;
}

export interface Count {
  passed: number;
  failed: number;
  /** Tests that were not run. */
  skipped: number;
  /** Each test that failed and the first line of why, as the last words of a run. */
  failures: string[];
}

export interface LegResult extends Count {
  leg: Leg;
  /** In milliseconds. */
  took: number;
  /** Everything it wrote, unless it was shown while it ran. */
  output: string;
}

/** Stands in a command for the file a test runner writes its report to. */
export const REPORT = '{report}';
