import planted from './planted.json' with { type: 'json' };

/** A fault of one line, planted to see that the simulation finds it. */
export interface Planted {
  readonly name: string;
  readonly file: string;
  /** What stands there, once. */
  readonly text: string;
  readonly planted: string;
}

/** Faults of the trunk that the simulation finds. */
export const PLANTED: readonly Planted[] = planted;
