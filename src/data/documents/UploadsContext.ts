import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DocumentAnswerKey } from '@admission/sdk';
import { ConfigurationError } from '../../core/ConfigurationError.ts';
import type { Uploads } from './Uploads.ts';
import type { UploadState } from './UploadState.ts';

/** Hands the documents on their way to the screens. */
export const UploadsContext = createContext<Uploads | null>(null);

/** Reads the documents on their way. */
export function useUploads(): Uploads {
  const uploads = useContext(UploadsContext);
  if (!uploads) throw new ConfigurationError('A screen was rendered outside UploadsContext.');
  return uploads;
}

/** Reads what is going on with one document. */
export function useUploadState(key: DocumentAnswerKey): UploadState {
  const uploads = useUploads();
  return useSyncExternalStore(uploads.subscribe, () => uploads.state(key));
}

/** Says whether any document is being converted (TRAP-62). */
export function useIsConverting(): boolean {
  const uploads = useUploads();
  return useSyncExternalStore(uploads.subscribe, () => uploads.isBusy());
}
