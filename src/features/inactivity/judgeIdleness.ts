import { INACTIVITY_TIMEOUT_MS, INACTIVITY_WARNING_MS } from '../../core/constants.ts';

/** How a student's idle time is judged. */
export type Idleness = 'active' | 'warned' | 'expired';

/** Judges idleness by the wall clock, so that a laptop's sleep counts (TRAP-46). Spec §4 "Inactivity". */
export function judgeIdleness(lastActive: number, now: number): Idleness {
  const idle = now - lastActive;
  if (idle >= INACTIVITY_TIMEOUT_MS) return 'expired';
  return idle >= INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS ? 'warned' : 'active';
}

/** Milliseconds until the judgement changes next; 0 once expired. */
export function untilNextJudgement(lastActive: number, now: number): number {
  const idle = now - lastActive;
  const warnedAt = INACTIVITY_TIMEOUT_MS - INACTIVITY_WARNING_MS;
  return Math.max(0, (idle < warnedAt ? warnedAt : INACTIVITY_TIMEOUT_MS) - idle);
}
