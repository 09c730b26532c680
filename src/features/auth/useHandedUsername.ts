import { useLocation } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { isEmail } from './cards/emailPattern.ts';

/** Reads the address another card handed over; blank where none came. */
export function useHandedUsername(): string {
  const state = useLocation().state as NavigationState | null;
  const username = typeof state?.username === 'string' ? state.username.trim() : '';
  return isEmail(username) ? username : '';
}
