/** One check of the gate. */
export interface Leg {
  /** Used in the report, and by `--only`. */
  name: string;
  /** What it shows, for the report. */
  shows: string;
  /** Run one after the other until one fails. The first word is a package's program or the path of a script. */
  commands: string[][];
  /** Where it writes a JUnit report, by which its tests are counted; any other leg counts as one. */
  report?: string;
  /** Its program may be missing on a machine: it is then told as skipped, and fails nothing. */
  canBeSkipped?: boolean;
  /** Not in `npm run check`: needs the production files, which are built once for all of these, or the whole backend. */
  slow?: boolean;
  /** Uses all cores, so it runs by itself, and is long, so its output is shown while it runs. */
  alone?: boolean;
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
