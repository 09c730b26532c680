import type { ConversionStatus, DocumentAnswerKey } from '@admission/sdk';
import { saveAnswers } from '../answers/saveAnswers.ts';
import type { Applicant } from '../Applicant.ts';
import { reportActivity } from '../session/activity.ts';
import { listDocument } from './documentList.ts';
import { pollConversion } from './pollConversion.ts';

/**
 * Uploads a document and waits until it has been converted. Spec §4 "Document upload".
 *
 * @returns how the conversion ended.
 * @throws SdkError | DocumentError at the first step that fails; the signal's reason once aborted.
 */
export async function uploadDocument(
  applicant: Applicant,
  key: DocumentAnswerKey,
  file: File,
  signal: AbortSignal,
): Promise<ConversionStatus> {
  const { sdk } = applicant;
  reportActivity();
  // The save is not tied to the signal: cancelling the document does not take back the answers.
  const [target] = await Promise.all([
    sdk.requestUpload({ answer_key: key }, { signal }),
    saveAnswers(applicant),
  ]);
  signal.throwIfAborted();

  await sdk.uploadFile(target, file, { signal });
  signal.throwIfAborted();
  reportActivity();

  const { key: fileKey } = target.fields;
  await sdk.startConversion({ answer_key: key, file_key: fileKey, file_name: file.name }, { signal });
  signal.throwIfAborted();
  listDocument(applicant, key, { file_name: file.name, status: 'IN_PROGRESS' });
  return pollConversion(sdk, key, signal);
}
