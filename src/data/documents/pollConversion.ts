import type { ConversionStatus, DocumentAnswerKey, Sdk } from '@admission/sdk';
import { CONVERSION_CAP_MS, CONVERSION_POLL_MS } from '../../core/application/constants.ts';
import { reportActivity } from '../session/activity.ts';
import { DocumentError } from './DocumentError.ts';
import { UPLOAD_WORDS } from './uploadWords.ts';
import { waitFor } from './waitFor.ts';

/**
 * Asks how a conversion is going every 2000 ms until it has ended. Spec §4, §9 (DOC-04).
 *
 * @throws DocumentError after five minutes without an end (TRAP-32); SdkError at the first failed call.
 */
export async function pollConversion(
  sdk: Sdk,
  key: DocumentAnswerKey,
  signal: AbortSignal,
): Promise<ConversionStatus> {
  const startedAt = Date.now();
  for (;;) {
    const reply = await sdk.getConversion({ answer_key: key }, { signal });
    signal.throwIfAborted();
    reportActivity();
    if (reply.status !== 'UNPROCESSED' && reply.status !== 'IN_PROGRESS') return reply;
    if (Date.now() - startedAt >= CONVERSION_CAP_MS) throw new DocumentError(UPLOAD_WORDS.tooLong);
    await waitFor(CONVERSION_POLL_MS, signal);
  }
}
