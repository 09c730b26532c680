/** One check of the gate. */
export interface Leg {
  /** The name in the report and for `--only`. */
  name: string;
  /** What the report prints when it passes. */
  shows: string;
  /** Run in order until one fails. The first word is a package's program or the path of a script. */
  commands: string[][];
  /** Its JUnit report, from which its tests are counted; a leg without one counts as one test. */
  report?: string;
  /** Its program may be missing on a machine; it is then reported as skipped and does not fail the run. */
  canBeSkipped?: boolean;
  /** Excluded from `npm run check`: needs a build, a browser or the whole backend. */
  slow?: boolean;
  /** Uses the production files, which are built once for all legs. */
  sharesBuild?: boolean;
  /** Uses all cores and takes long, so it runs alone, with its output shown. */
  alone?: boolean;
  /** Time limit, in milliseconds. */
  limit: number;
}

export interface Count {
  passed: number;
  failed: number;
  /** Tests that did not run. */
  skipped: number;
  /** Each failed test with the first line of its error, repeated at the end of a run. */
  failures: string[];
}

export interface LegResult extends Count {
  leg: Leg;
  /** In milliseconds. */
  took: number;
  /** Everything it printed, unless that was already shown. */
  output: string;
}
