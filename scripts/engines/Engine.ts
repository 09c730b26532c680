import type { SendCommand } from './webdriver/sendByHttp.ts';

/** What some drivers cannot do. A step that cannot go without it is skipped there. */
export type Ability = 'tabs' | 'hidden pages' | 'a pointer' | 'typed dates' | 'computed names';

export interface Size {
  name: 'desktop' | 'narrow';
  width: number;
  height: number;
  /** Why it cannot be done, for each ability the driver lacks at this size. */
  cannot: Partial<Record<Ability, string>>;
}

/** A running browser with one session. */
export interface OpenBrowser {
  /** Its version, as it says itself. */
  version: string;
  send: SendCommand;
  close: () => Promise<void>;
}

/** A browser engine the journeys run in. */
export interface Engine {
  name: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  /** Programs that must be there. */
  programs: readonly string[];
  sizes: readonly Size[];
  open: (size: Size) => Promise<OpenBrowser>;
}
