import type { ScenarioName } from './operations.ts';
import type { StepName } from './steps.ts';

/** One state of one screen: everything its address has to say, and how to see that it is there. */
export interface Story {
  /** What is in it, unique within its screen: 'refused: wrong password'. */
  readonly state: string;
  /** `/about`, unless told. */
  readonly path?: string;
  /** What the operations answer, as the address has it: 'logIn:400:bad_credentials'. Who has a profile is a student. */
  readonly scenario?: readonly ScenarioName[];
  /** What a hand would do once the page is there, in order. */
  readonly steps?: readonly StepName[];
  /** The day it is, `YYYY-MM-DD`; today, unless told. */
  readonly on?: string;
  /** A text that is on screen only when the state is reached. */
  readonly shows: string;
  /** A CSS selector of what the text stands in, where the text alone is there before. */
  readonly within?: string;
  /** What the application tells the console, where that belongs to the state. */
  readonly logs?: string;
}

/** All states of one screen. */
export interface Screen {
  readonly name: string;
  readonly stories: readonly Story[];
}

/** The address that calls a state up: one click, and it can stand in a bug report. */
export function addressOf({ path = '/about', scenario = [], steps = [], on }: Story): string {
  const url = new URL(path, 'http://mock');
  const isStudent = scenario.some((reply) => reply.startsWith('getProfile:'));
  url.searchParams.set('scenario', scenario.join(','));
  url.searchParams.set('as', isStudent ? 'student' : 'visitor');
  if (steps.length > 0) url.searchParams.set('steps', steps.join(','));
  if (on) url.searchParams.set('on', on);
  return url.pathname + decodeCommas(url.search) + url.hash;
}

/** Commas and colons may stand in a query as they are, and are easier to read. */
const decodeCommas = (search: string) => search.replaceAll('%2C', ',').replaceAll('%3A', ':');
