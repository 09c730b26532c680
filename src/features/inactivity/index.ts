/** Nobody stays logged in who is not there. */
export { InactivityGuard } from './InactivityGuard.tsx';
