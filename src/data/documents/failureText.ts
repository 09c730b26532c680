import { GENERIC_ERROR_MESSAGE, SdkError } from '@admission/sdk';
import { reportError } from '../reportError.ts';
import { DocumentError } from './DocumentError.ts';

/** The words for a failure; one that no call and no document explains is a mistake of ours, and reported. */
export function failureText(error: unknown): string {
  if (error instanceof SdkError || error instanceof DocumentError) return error.message;
  reportError(error, 'uploading a document');
  return GENERIC_ERROR_MESSAGE;
}
