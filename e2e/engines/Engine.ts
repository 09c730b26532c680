import type { Surroundings } from './makeSurroundings.ts';
import type { SendCommand } from './webdriver/sendByHttp.ts';

/** Abilities that some drivers lack. Steps that need a missing ability are skipped. */
export type Ability =
  | 'tabs'
  | 'hidden pages'
  | 'closing as a person'
  | 'loading pages'
  | 'typed dates'
  | 'kept profiles';

/** The size of a window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A running browser with one session. */
export interface OpenBrowser {
  /** The version the browser reports. */
  version: string;
  send: SendCommand;
}

/** A browser engine at one window size, in which the journeys run. */
export interface Engine extends Size {
  /** Also the name of the Playwright project. */
  name: string;
  /** The Debian packages that contain it. */
  packages: readonly string[];
  /** Executables that must be installed. */
  programs: readonly string[];
  /** For each ability the driver lacks, the reason. */
  cannot: Partial<Record<Ability, string>>;
  open: (place: Surroundings, size: Size) => Promise<OpenBrowser>;
}
