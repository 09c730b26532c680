import { useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { cleanEmail } from '../../core/text/cleanEmail.ts';
import { isEmail } from '../../core/text/isEmail.ts';

/** Returns the navigation state that passes an address to the next card; undefined if the address is incomplete. */
export function usernameState(username: string): NavigationState | undefined {
  const address = cleanEmail(username);
  return isEmail(address) ? { username: address } : undefined;
}

/** Returns the address from another card; blank if there is none. */
export function useUsernameFromState(): string {
  const state = useLocation().state as NavigationState | null;
  return usernameState(state?.username ?? '')?.username ?? '';
}
