import type { Account } from '../accounts/Account.ts';
import { listDocuments } from '../documents/documentStore.ts';
import { HttpError } from '../http/HttpError.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { isSubmitted, markSubmitted, readWebStatus } from './webStatusStore.ts';

/**
 * Submits what is saved; submitting again changes nothing and succeeds (TRAP-39).
 *
 * The sandbox knows no rules of the form: it refuses while the errors last reported are not empty.
 */
export function submitApplication(context: SandboxContext, account: Account): string {
  if (isSubmitted(context, account.id))
    return 'Your application was already submitted. You do not need to do anything else.';
  if (readWebStatus(context, account.id) !== 'validating' || account.validation_errors !== '{}')
    throw new HttpError(
      409,
      'Your application is not complete yet. Please check your answers and submit again.',
      'not_ready',
    );
  const isConverting = Object.values(listDocuments(context, account.id)).some(
    ({ status }) => status === 'UNPROCESSED' || status === 'IN_PROGRESS',
  );
  if (isConverting)
    throw new HttpError(
      409,
      'Please wait until your documents are converted, then submit again.',
      'conversion_running',
    );
  markSubmitted(context, account.id);
  return 'Your application was successfully submitted.';
}
