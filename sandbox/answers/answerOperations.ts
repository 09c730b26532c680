import type { AddAnotherButton, StudentAnswers, TabChoice, TabId, WebStatus } from '@admission/sdk';
import { listDocuments } from '../documents/documentStore.ts';
import type { Operations, StudentCall } from '../http/Operations.ts';
import { Rejection } from '../http/Rejection.ts';
import { saveAnswers, tagAnswers } from './saveAnswers.ts';
import { makeLettersKey } from './lettersKey.ts';
import { mergeSaved, readSaved } from './savedStore.ts';
import { readSaves } from './savesStore.ts';
import { submitApplication } from './submitApplication.ts';
import {
  addWebStatus,
  isSubmitted,
  listWebStatuses,
  rejectAfterSubmission,
  rejectWhenClosed,
  WEB_STATUSES,
} from './webStatusStore.ts';

type Report = { validation_errors: object; page_schema: Record<string, string[]> };

/** The calls on an applicant's own profile, answers and progress. Spec §7. */
export const answerOperations = {
  getProfile: ({ context, c, account }: StudentCall) => {
    c.header('etag', tagAnswers(context, account));
    const logins = context.database.all<{ at: number }>(
      'SELECT at FROM logins WHERE account_id = ? ORDER BY at',
      account.id,
    );
    return {
      username: account.username,
      last_page: account.last_page,
      successful_login: logins.map(({ at }) => ({ timestamp: new Date(at).toISOString() })),
      web_status: listWebStatuses(context, account.id),
      answer: readSaved(context, account.id, 'answer'),
      document_answer: listDocuments(context, account.id),
      saves: readSaves(context, account.id),
      letters_key: makeLettersKey(context, account.id),
    };
  },

  saveAnswers: ({ context, c, account, body }: StudentCall<StudentAnswers>) => {
    const [ifMatch, saves] = [c.req.header('if-match'), c.req.header('admit-save')];
    c.header('etag', saveAnswers(context, account, body, { ifMatch, saves }));
    return { message: 'Your answers are saved.' };
  },

  /**
   * Moves the status one step forward; repeating the current one changes nothing. `submitted` requires a submission.
   */
  saveWebStatus: ({ context, account, body }: StudentCall<{ web_status: WebStatus }>) => {
    const reached = listWebStatuses(context, account.id).length;
    const step = WEB_STATUSES.indexOf(body.web_status) + 1;
    const isEarly = body.web_status === 'submitted' && !isSubmitted(context, account.id);
    if (step < reached || step > reached + 1 || isEarly) throw new Rejection('status_out_of_order');
    if (step > reached) addWebStatus(context, account.id, body.web_status);
    return { message: 'Your progress is saved.' };
  },

  saveLastPage: ({ context, account, body }: StudentCall<{ last_page: string }>) => {
    rejectWhenClosed(context, account);
    context.database.run('UPDATE accounts SET last_page = ? WHERE id = ?', body.last_page, account.id);
    return { message: 'Your place is saved.' };
  },

  postValidations: ({ context, account, body }: StudentCall<Report>) => {
    const isKnown = (key: string) => context.answerKeys.includes(key);
    if (!Object.values(body.page_schema).flat().every(isKnown)) throw new Rejection('invalid_request');
    rejectWhenClosed(context, account);
    const errors = JSON.stringify(body.validation_errors);
    context.database.run('UPDATE accounts SET validation_errors = ? WHERE id = ?', errors, account.id);
    return { message: 'Your answers have been checked.' };
  },

  submitApplication: ({ context, account }: StudentCall) => ({
    message: submitApplication(context, account),
  }),

  getAddAnother: ({ context, account }: StudentCall) => ({
    add_another: readSaved(context, account.id, 'add_another'),
  }),

  saveAddAnother: ({
    context,
    account,
    body,
  }: StudentCall<{ button_id: AddAnotherButton; num_components: number }>) => {
    rejectAfterSubmission(context, account);
    mergeSaved(context, account.id, 'add_another', { [body.button_id]: body.num_components });
    return { message: 'Your change is saved.' };
  },

  getTabs: ({ context, account }: StudentCall) => ({ tabs: readSaved(context, account.id, 'tabs') }),

  saveTab: ({ context, account, body }: StudentCall<{ tab_id: TabId; chosen_tab: TabChoice }>) => {
    rejectAfterSubmission(context, account);
    mergeSaved(context, account.id, 'tabs', { [body.tab_id]: body.chosen_tab });
    return { message: 'Your change is saved.' };
  },
} satisfies Operations;
