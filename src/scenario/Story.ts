import type { ScenarioName } from './operations.ts';
import type { StepName } from './steps.ts';

/** One state of one screen: its address, and the text that proves that it was reached. */
export interface Story {
  /** A description of the state, unique within its screen: 'rejected: wrong password'. */
  readonly state: string;
  /** `/about` by default. */
  readonly path?: string;
  /** The replies of operations, e.g. 'logIn:400:bad_credentials'. With a `getProfile` reply, a student is logged in. */
  readonly scenario?: readonly ScenarioName[];
  /** The steps to perform once the page is loaded. */
  readonly steps?: readonly StepName[];
  /** The current date, `YYYY-MM-DD`; the real one by default. */
  readonly on?: string;
  /** Text that appears only once the state has been reached. */
  readonly shows: string;
  /** CSS selector of the element containing the text, if the same text appears elsewhere before that. */
  readonly within?: string;
  /** The console output that is part of the state, if any. */
  readonly logs?: string;
}

export interface Screen {
  readonly name: string;
  readonly stories: readonly Story[];
}

export function story(state: string, shows: string, rest: Omit<Story, 'state' | 'shows'> = {}): Story {
  return { state, shows, ...rest };
}

/** Creates a student's stories for one page; a story's own replies override the shared ones. */
export function asStudent(
  path: string,
  shared: readonly ScenarioName[],
  stories: readonly Omit<Story, 'path'>[],
): readonly Story[] {
  return stories.map((each) => ({ ...each, path, scenario: [...shared, ...(each.scenario ?? [])] }));
}

/** Returns the address that opens a state with one click, for example from a bug report. */
export function addressOf({ path = '/about', scenario = [], steps = [], on }: Story): string {
  const url = new URL(path, 'http://mock');
  const isStudent = scenario.some((reply) => reply.startsWith('getProfile:'));
  url.searchParams.set('scenario', scenario.join(','));
  url.searchParams.set('as', isStudent ? 'student' : 'visitor');
  if (steps.length > 0) url.searchParams.set('steps', steps.join(','));
  if (on) url.searchParams.set('on', on);
  return url.pathname + decodeCommas(url.search) + url.hash;
}

/** Keeps commas and colons in a query readable; they need no encoding. */
const decodeCommas = (search: string) => search.replaceAll('%2C', ',').replaceAll('%3A', ':');

/** Returns the address of the next or previous story, or of the first or last one if no story is open. */
export function neighbourOf(addresses: readonly string[], loaded: string, by: 1 | -1): string {
  const at = addresses.indexOf(loaded);
  const from = at === -1 && by === -1 ? 0 : at;
  return addresses.at((from + by) % addresses.length) ?? '/';
}
