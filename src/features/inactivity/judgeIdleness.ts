import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '../../core/constants.ts';

/** How a student's idle time is judged. */
export type Idleness = 'active' | 'warned' | 'expired';

/** Judges idleness by the wall clock, so that a laptop's sleep counts. Spec §4 "Inactivity". */
export function judgeIdleness(lastActive: number, now: number): Idleness {
  const idle = now - lastActive;
  if (idle >= INACTIVITY_TIMEOUT_MS) return 'expired';
  return idle >= INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS ? 'warned' : 'active';
}
