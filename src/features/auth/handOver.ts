import { useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { isEmail } from './cards/emailPattern.ts';

/** Returns the navigation state that passes an address to the next card; undefined if the address is incomplete. */
export function handOver(username: string): NavigationState | undefined {
  const trimmed = username.trim();
  return isEmail(trimmed) ? { username: trimmed } : undefined;
}

/** Returns the address passed by another card; blank if there is none. */
export function useHandedUsername(): string {
  const state = useLocation().state as NavigationState | null;
  return (typeof state?.username === 'string' && handOver(state.username)?.username) || '';
}
