import type { AddAnotherButton, StudentAnswers, TabChoice, TabId, WebStatus } from '@admission/sdk';
import type { Operations, StudentCall } from '../http/Operations.ts';
import { Refusal } from '../http/Refusal.ts';
import { changeWebStatus } from './changeWebStatus.ts';
import { readCounts, readTabs, writeCount, writeTab } from './layoutStore.ts';
import { readProfile } from './readProfile.ts';
import { refuseAfterSubmission, refuseWhenClosed } from './refuseAfterSubmission.ts';
import { saveAnswers, tagAnswers } from './saveAnswers.ts';
import { submitApplication } from './submitApplication.ts';

type Report = { validation_errors: object; page_schema: Record<string, string[]> };

/** The calls on an applicant's own profile, answers and progress. Spec §7. */
export const answerOperations = {
  getProfile: ({ context, c, account }: StudentCall) => {
    c.header('etag', tagAnswers(context, account));
    return readProfile(context, account);
  },

  saveAnswers: ({ context, c, account, body }: StudentCall<StudentAnswers>) => {
    c.header('etag', saveAnswers(context, account, body, c.req.header('if-match')));
    return { message: 'Your answers are saved.' };
  },

  saveWebStatus: ({ context, account, body }: StudentCall<{ web_status: WebStatus }>) => {
    changeWebStatus(context, account, body.web_status);
    return { message: 'Your progress is saved.' };
  },

  saveLastPage: ({ context, account, body }: StudentCall<{ last_page: string }>) => {
    refuseWhenClosed(context, account);
    context.database.run('UPDATE accounts SET last_page = ? WHERE id = ?', body.last_page, account.id);
    return { message: 'Your place is saved.' };
  },

  postValidations: ({ context, account, body }: StudentCall<Report>) => {
    const isKnown = (key: string) => context.answerKeys.includes(key);
    if (!Object.values(body.page_schema).flat().every(isKnown)) throw new Refusal('invalid_request');
    refuseWhenClosed(context, account);
    const errors = JSON.stringify(body.validation_errors);
    context.database.run('UPDATE accounts SET validation_errors = ? WHERE id = ?', errors, account.id);
    return { message: 'Your answers have been checked.' };
  },

  submitApplication: ({ context, account }: StudentCall) => ({
    message: submitApplication(context, account),
  }),

  getAddAnother: ({ context, account }: StudentCall) => ({ add_another: readCounts(context, account.id) }),

  saveAddAnother: ({
    context,
    account,
    body,
  }: StudentCall<{ button_id: AddAnotherButton; num_components: number }>) => {
    refuseAfterSubmission(context, account);
    writeCount(context, account.id, body.button_id, body.num_components);
    return { message: 'Your change is saved.' };
  },

  getTabs: ({ context, account }: StudentCall) => ({ tabs: readTabs(context, account.id) }),

  saveTab: ({ context, account, body }: StudentCall<{ tab_id: TabId; chosen_tab: TabChoice }>) => {
    refuseAfterSubmission(context, account);
    writeTab(context, account.id, body.tab_id, body.chosen_tab);
    return { message: 'Your change is saved.' };
  },
} satisfies Operations;
