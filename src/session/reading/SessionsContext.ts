import { createContext, useContext } from 'react';
import { ConfigurationError } from '../../core/ConfigurationError.ts';
import type { Sessions } from '../lifecycle/Sessions.ts';

/** Provides the page's sessions to every screen. */
export const SessionsContext = createContext<Sessions | null>(null);

/** Returns the page's sessions, for opening and ending them. */
export function useSessions(): Sessions {
  const sessions = useContext(SessionsContext);
  if (!sessions) throw new ConfigurationError('A screen was rendered outside SessionsContext.');
  return sessions;
}
