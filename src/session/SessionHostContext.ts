import { createContext, useContext } from 'react';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import type { SessionHost } from './createSessionHost.ts';

/** Hands the page's host to every screen. */
export const SessionHostContext = createContext<SessionHost | null>(null);

/** Reads the page's host. */
export function useSessionHost(): SessionHost {
  const host = useContext(SessionHostContext);
  if (!host) throw new ConfigurationError('A screen was rendered outside SessionHostContext.');
  return host;
}
