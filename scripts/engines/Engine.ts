import type { Surroundings } from './makeSurroundings.ts';
import type { SendCommand } from './webdriver/sendByHttp.ts';

/** What some drivers cannot do. A step that cannot go without it is skipped there. */
export type Ability = 'tabs' | 'hidden pages' | 'typed dates';

/** The size of a window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A running browser with one session. */
export interface OpenBrowser {
  /** Its version, as it says itself. */
  version: string;
  send: SendCommand;
}

/** A browser engine at one size, in which the journeys are walked. */
export interface Engine extends Size {
  /** Also the name of the project in Playwright. */
  name: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  /** Programs that must be there. */
  programs: readonly string[];
  /** The reason for each ability the driver lacks. */
  cannot: Partial<Record<Ability, string>>;
  open: (place: Surroundings, size: Size) => Promise<OpenBrowser>;
}
