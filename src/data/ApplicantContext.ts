import { createContext, useContext, useSyncExternalStore } from 'react';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import type { ClientSnapshot } from '../core/application/ClientSnapshot.ts';
import type { FormStore } from '../core/answers/FormStore.ts';
import type { Applicant } from './Applicant.ts';

/** Hands the applicant to the screens. */
export const ApplicantContext = createContext<Applicant | null>(null);

/** Reads the applicant. */
export function useApplicant(): Applicant {
  const applicant = useContext(ApplicantContext);
  if (!applicant) throw new ConfigurationError('A screen was rendered outside ApplicantContext.');
  return applicant;
}

/** Reads the form's store, without subscribing to anything. */
export function useFormStore(): FormStore {
  return useApplicant().store;
}

/** Reads what is known about the person at the screen. */
export function useSnapshot(): ClientSnapshot {
  const { snapshot } = useApplicant();
  return useSyncExternalStore(snapshot.subscribe, snapshot.get);
}
