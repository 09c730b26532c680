import type { PublicView, ServiceView } from '@admission/sdk';
import { findAccountById } from '../accounts/accountStore.ts';
import { readSaved } from '../answers/savedStore.ts';
import { listDocuments } from '../documents/documentStore.ts';
import type { OpenCall, Operations } from '../http/Operations.ts';
import { Rejection } from '../http/Rejection.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { findTokenOwner } from './accessToken.ts';

/** The two read-only views of an application, opened with a token instead of a session. Spec §2, §6. */
export const viewOperations = {
  getPublicView: ({ context, values }: OpenCall) =>
    readView(context, findTokenOwner(context, 'public', String(values['token'])), 'token_unknown'),

  getServiceView: ({ context, values }: OpenCall): ServiceView => {
    const accountId = findTokenOwner(context, 'service', String(values['service_token']));
    const view = readView(context, accountId, 'token_invalid');
    const account = accountId === undefined ? undefined : findAccountById(context, accountId);
    const submittedAt = account?.submitted_at;
    return {
      ...view,
      ...(account && { username: account.username }),
      ...(submittedAt && { submitted_at: new Date(submittedAt).toISOString() }),
    };
  },
} satisfies Operations;

/**
 * Reads an application for staff or a token view: masks the Social Security number and lists only existing
 * documents.
 * If the token is invalid, rejects the call with the given code.
 */
function readView(context: SandboxContext, accountId: number | undefined, code: string): PublicView {
  if (accountId === undefined) throw new Rejection(code);
  const document_answer = listDocuments(context, accountId);
  const answer = readSaved(context, accountId, 'answer');
  const digits = (answer.ssn ?? '').replace(/\D/g, '');
  // Whatever else was typed may be a number too, such as one in full-width digits.
  if (answer.ssn) answer.ssn = digits.length === 9 ? `***-**-${digits.slice(-4)}` : '***';
  for (const key of context.documentKeys)
    if (answer[key] && document_answer[key]?.status !== 'COMPLETED') answer[key] = '';
  return {
    answer,
    add_another: readSaved(context, accountId, 'add_another'),
    document_answer,
    tabs: readSaved(context, accountId, 'tabs'),
  };
}
