import { createContext, useContext } from 'react';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import type { OpenSession } from './Session.ts';

/** Hands the session to the screens of the form; `SessionProvider` fills it. */
export const SessionContext = createContext<OpenSession | null>(null);

/** Reads the session of the person at the screen. */
export function useSession(): OpenSession {
  const session = useContext(SessionContext);
  if (!session) throw new ConfigurationError('A screen was rendered outside SessionContext.');
  return session;
}

/** Reads the form's store, without subscribing to anything. */
export function useFormStore(): FormStore {
  return useSession().form;
}
