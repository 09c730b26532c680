import type { DocumentAnswerKey, PageErrors } from '@admission/sdk';
import type { Account } from '../accounts/Account.ts';
import { isEmail, normaliseUsername } from '../accounts/accountStore.ts';
import { listDocuments } from '../documents/documentStore.ts';
import { sendMail } from '../outbox/sendMail.ts';
import { Rejection } from '../http/Rejection.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { listRequiredDocuments } from './listRequiredDocuments.ts';
import { readSaved } from './savedStore.ts';
import { isSubmitted, markSubmitted, readWebStatus } from './webStatusStore.ts';

/**
 * Submits the saved application; submitting again changes nothing and succeeds.
 * The sandbox does not know the form's rules, so it relies on the last validation report and rejects an
 * application with errors. It checks the documents itself, because only the server knows whether they exist.
 */
export function submitApplication(context: SandboxContext, account: Account): string {
  if (isSubmitted(context, account.id))
    return 'Your application was already submitted. You do not need to do anything else.';
  if (readWebStatus(context, account.id) !== 'validating' || account.validation_errors !== '{}')
    throw new Rejection('not_ready');
  const documents = listDocuments(context, account.id);
  const isConverting = Object.values(documents).some(
    ({ status }) => status === 'UNPROCESSED' || status === 'IN_PROGRESS',
  );
  if (isConverting) throw new Rejection('conversion_running');
  const answers = readSaved(context, account.id, 'answer');
  const missing = listRequiredDocuments(context.documentKeys, answers).filter(
    (key) => documents[key]?.status !== 'COMPLETED',
  );
  if (missing.length > 0) throw new Rejection('document_missing', { body: { errors: nameMissing(missing) } });
  markSubmitted(context, account.id);
  confirmByMail(context, account);
  return 'Your application was successfully submitted.';
}

/** Sends the mail that follows a submission: who submitted what and when, and what happens next. */
function confirmByMail(context: SandboxContext, { id, username }: Account): void {
  const { first_name, last_name, contact_email = '' } = readSaved(context, id, 'answer');
  const name = [first_name, last_name].filter(Boolean).join(' ') || username;
  const email = normaliseUsername(contact_email);
  const moment = new Date(context.now()).toUTCString();
  sendMail(context, {
    to: isEmail(email) ? email : username,
    subject: 'We have received your application',
    body: `Application of ${name}, submitted ${moment}. You will hear from us at this address. To keep a PDF copy, log in again. If you did not submit it, or if anything has changed, please write to the admission office.`,
  });
}

const NEEDED: Partial<Record<DocumentAnswerKey, string>> = {
  hs_transcript_doc: 'Please upload your transcript.',
  college_transcript_doc: 'Please upload your college transcript.',
};
/** Returns one error per missing document; all documents are on the same page. */
function nameMissing(keys: DocumentAnswerKey[]): PageErrors {
  return {
    education: Object.fromEntries(
      keys.map((key) => [key, [NEEDED[key] ?? 'Please upload this document again.']]),
    ),
  };
}
