/** Logs out inactive students. */
export { InactivityGuard } from './InactivityGuard.tsx';
