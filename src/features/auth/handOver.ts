import { useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { isEmail } from './cards/emailPattern.ts';

/** Makes the state that hands an address to the next card; half-typed ones stay behind. */
export function handOver(username: string): NavigationState | undefined {
  const trimmed = username.trim();
  return isEmail(trimmed) ? { username: trimmed } : undefined;
}

/** Reads the address another card handed over; blank where none came. */
export function useHandedUsername(): string {
  const state = useLocation().state as NavigationState | null;
  return (typeof state?.username === 'string' && handOver(state.username)?.username) || '';
}
