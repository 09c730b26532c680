import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '../../core/constants.ts';

/** Whether a student is active, is being warned, or has been idle for too long. */
export type Idleness = 'active' | 'warned' | 'expired';

/** Derives idleness from the wall clock, so that a sleeping laptop counts as idle. Spec §4 "Inactivity". */
export function judgeIdleness(lastActive: number, now: number): Idleness {
  const idle = now - lastActive;
  if (idle >= INACTIVITY_TIMEOUT_MS) return 'expired';
  return idle >= INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS ? 'warned' : 'active';
}
