import { indexForm } from '../../core/run/indexForm.ts';
import { createStudentSession } from '../lifecycle/createSession.ts';
import { LetterKeeper } from '../letters/LetterKeeper.ts';
import type { StudentSession } from '../Session.ts';
import { aHost, cookiesOf, type HostSettings, NAME_FORM } from './aHost.ts';
import { type Application, JANE, openApplication } from './openApplication.ts';

/** A student whose application is already open; no calls have been made. */
export function aStudent({ marker = 'm-1', ...settings }: HostSettings & Application & { marker?: string }) {
  const page = aHost({ cookies: cookiesOf(marker), ...settings });
  /** Opens the application again, as after a log-in. */
  const enter = (application: Application = settings): StudentSession => {
    const session = createStudentSession(page.sessions, indexForm(settings.form ?? NAME_FORM), marker);
    session.username = application.username ?? JANE;
    openApplication(session, application);
    session.keeper = new LetterKeeper(session.form, session.username, null, page.sessions.lettersInPage);
    return page.sessions.replace(session);
  };
  const session = enter();
  return { ...page, session, form: session.form, queryClient: session.queryClient, enter };
}
