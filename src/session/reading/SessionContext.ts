import { createContext, useContext } from 'react';
import { ConfigurationError } from '../../core/ConfigurationError.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import type { OpenSession } from '../Session.ts';

/** Provides the session to the screens of the form; filled by `SessionProvider`. */
export const SessionContext = createContext<OpenSession | null>(null);

/** Returns the session of the person using this tab. */
export function useSession(): OpenSession {
  const session = useContext(SessionContext);
  if (!session) throw new ConfigurationError('A screen was rendered outside SessionContext.');
  return session;
}

/** Returns the form's store, without subscribing to it. */
export function useFormStore(): FormStore {
  return useSession().form;
}
