import type { StudentAnswers, WebStatus } from '@admission/sdk';
import { Hono } from 'hono';
import { HttpError } from '../http/HttpError.ts';
import { readBody } from '../http/readBody.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { requireSession } from '../sessions/requireSession.ts';
import type { StudentEnv } from '../sessions/requireSession.ts';
import { changeWebStatus } from './changeWebStatus.ts';
import { readCounts, readTabs, writeCount, writeTab } from './layoutStore.ts';
import { readProfile } from './readProfile.ts';
import { refuseAfterSubmission, refuseWhenClosed } from './refuseAfterSubmission.ts';
import { saveAnswers, tagAnswers } from './saveAnswers.ts';
import { submitApplication } from './submitApplication.ts';

const REFUSALS = {
  webStatus: 'We could not save your progress. Please reload the page and try again.',
  lastPage: 'We could not save your place in the application. Your answers are not affected.',
  answers: 'One of your answers could not be saved. Please check your answers and try again.',
  validations: 'We could not check your answers. Please reload the page and try again.',
  addAnother: 'You cannot add any more here. Please use the entries you have.',
  tab: 'We could not save your change. Please reload the page and try again.',
};

/** The calls on an applicant's own profile, answers and progress, under /api. Spec §7. */
export function createAnswerRoutes(context: SandboxContext): Hono<StudentEnv> {
  const routes = new Hono<StudentEnv>();
  const session = requireSession(context);

  routes.get('/profile', session, (c) => {
    c.header('etag', tagAnswers(context, c.var.account));
    return c.json(readProfile(context, c.var.account));
  });

  routes.put('/answer', session, async (c) => {
    const answers = await readBody<StudentAnswers>(
      context,
      c,
      'saveAnswers',
      REFUSALS.answers,
      'invalid_answer',
    );
    c.header('etag', saveAnswers(context, c.var.account, answers, c.req.header('if-match')));
    return c.json({ message: 'Your answers are saved.' });
  });

  routes.post('/web-status', session, async (c) => {
    const body = await readBody<{ web_status: WebStatus }>(context, c, 'saveWebStatus', REFUSALS.webStatus);
    changeWebStatus(context, c.var.account, body.web_status);
    return c.json({ message: 'Your progress is saved.' });
  });

  routes.put('/last-page', session, async (c) => {
    const body = await readBody<{ last_page: string }>(context, c, 'saveLastPage', REFUSALS.lastPage);
    const { account } = c.var;
    refuseWhenClosed(context, account);
    context.database.run('UPDATE accounts SET last_page = ? WHERE id = ?', body.last_page, account.id);
    return c.json({ message: 'Your place is saved.' });
  });

  routes.post('/validations', session, async (c) => {
    type Report = { validation_errors: object; page_schema: Record<string, string[]> };
    const body = await readBody<Report>(context, c, 'postValidations', REFUSALS.validations);
    const isKnown = (key: string) => context.checker.answerKeys.includes(key);
    if (!Object.values(body.page_schema).flat().every(isKnown))
      throw new HttpError(400, REFUSALS.validations, 'invalid_request');
    const { account } = c.var;
    refuseWhenClosed(context, account);
    const errors = JSON.stringify(body.validation_errors);
    context.database.run('UPDATE accounts SET validation_errors = ? WHERE id = ?', errors, account.id);
    return c.json({ message: 'Your answers have been checked.' });
  });

  routes.post('/submit', session, (c) => c.json({ message: submitApplication(context, c.var.account) }));

  routes.get('/add-another', session, (c) => c.json({ add_another: readCounts(context, c.var.account.id) }));
  routes.put('/add-another', session, async (c) => {
    type Change = { button_id: string; num_components: number };
    const change = await readBody<Change>(context, c, 'saveAddAnother', REFUSALS.addAnother);
    refuseAfterSubmission(context, c.var.account);
    writeCount(context, c.var.account.id, change.button_id, change.num_components);
    return c.json({ message: 'Your change is saved.' });
  });

  routes.get('/tabs', session, (c) => c.json({ tabs: readTabs(context, c.var.account.id) }));
  routes.put('/tabs', session, async (c) => {
    type Change = { tab_id: string; chosen_tab: string };
    const change = await readBody<Change>(context, c, 'saveTab', REFUSALS.tab);
    refuseAfterSubmission(context, c.var.account);
    writeTab(context, c.var.account.id, change.tab_id, change.chosen_tab);
    return c.json({ message: 'Your change is saved.' });
  });
  return routes;
}
