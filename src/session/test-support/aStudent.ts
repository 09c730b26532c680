import { type Application, JANE, openApplication } from '../../data/test-support/openApplication.ts';
import { beginConnection } from '../beginConnection.ts';
import { replaceSession } from '../end.ts';
import type { StudentSession } from '../Session.ts';
import { aHost, cookiesOf, type HostSettings } from './aHost.ts';

/** A student whose application is open, as entering leaves it, without a call. */
export function aStudent({ marker = 'm-1', ...settings }: HostSettings & Application & { marker?: string }) {
  const page = aHost({ cookies: cookiesOf(marker), ...settings });
  /** Opens the application anew, as after a log-in. */
  const enter = (application: Application = settings): StudentSession => {
    const { username = JANE } = application;
    const owner = { username, marker };
    const connection = beginConnection(page.host, owner);
    openApplication(connection, application);
    const session: StudentSession = {
      ...connection,
      kind: 'student',
      username,
      owner,
      hasChangedPage: false,
    };
    replaceSession(page.host, session);
    return session;
  };
  const session = enter();
  return { ...page, session, form: session.form, queryClient: session.queryClient, enter };
}
