import { createContext, useContext } from 'react';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import type { DialogErrors } from './start/DialogErrors.ts';

/** What the app's own parts share. */
export interface AppParts {
  readonly dialogErrors: DialogErrors;
}

/** Hands the app's parts to its layouts. */
export const AppContext = createContext<AppParts | null>(null);

/** Reads the app's parts. */
export function useAppParts(): AppParts {
  const parts = useContext(AppContext);
  if (!parts) throw new ConfigurationError('A layout was rendered outside AppContext.');
  return parts;
}
