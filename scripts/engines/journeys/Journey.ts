import type { Ability, Size } from '../Engine.ts';
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
  /** Without one of these the step is listed as not run. */
  needs?: readonly Ability[];
  /** Says what the table should add, if anything. */
  run: (scene: Scene) => Promise<string> | Promise<void>;
}

/** Steps that follow from each other: when one fails, those after it cannot be reached. */
export interface Journey {
  name: string;
  sizes: readonly Size['name'][];
  steps: readonly Step[];
}
