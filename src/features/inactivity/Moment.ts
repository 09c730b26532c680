/** A moment on two clocks: the wall clock may be set back, and the other one may stand still while a laptop sleeps. */
export interface Moment {
  readonly wall: number;
  readonly steady: number;
}

export const now = (): Moment => ({ wall: Date.now(), steady: performance.now() });

/** Returns the time since a moment, in ms, on the clock that has advanced more. */
export const since = ({ wall, steady }: Moment): number =>
  Math.max(Date.now() - wall, performance.now() - steady);
