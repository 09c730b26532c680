import type { Ability } from '../Engine.ts';
import type { Page } from '../Page.ts';
import type { Applicants } from './Applicants.ts';

/** What a step works with. */
export interface Scene {
  page: Page;
  applicants: Applicants;
  /** The account of this run of the journey. */
  email: string;
}

/** One thing an applicant does, and what has to follow. */
export interface Step {
  name: string;
  /** Without one of these the step is skipped. */
  needs?: readonly Ability[];
  /** Gives what the table should add, if anything. */
  run: (scene: Scene) => Promise<string> | Promise<void>;
}

/** Steps that follow from each other: when one fails, those after it are skipped. */
export interface Journey {
  name: string;
  /** Walked at a phone's width too. */
  isNarrowToo?: boolean;
  steps: readonly Step[];
}
