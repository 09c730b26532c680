import type { Application } from './openApplication.ts';
import type { StudentSession, VisitorSession } from '../Session.ts';
import { aHost, cookiesOf } from './aHost.ts';
import { aServer } from './aServer.ts';

/** A browser with a logged-in student whose application is on the server. */
export function aBrowser(application: Application = {}, settings: Partial<Parameters<typeof aHost>[0]> = {}) {
  const server = aServer(application);
  const page = aHost({ calls: server, cookies: cookiesOf('m-1'), ...settings });
  const go = (search = '') => page.sessions.open(search);
  const asStudent = async (): Promise<StudentSession> => {
    const opened = await go();
    if (opened.kind !== 'student') throw new Error(`A ${opened.kind} session was opened.`);
    return opened;
  };
  return { ...page, server, go, asStudent };
}

/** The same browser before the log-in, with a visitor's answers. */
export async function aVisitorsBrowser(
  application: Application = {},
  typed = {},
  settings: Partial<Parameters<typeof aHost>[0]> = {},
) {
  const made = aBrowser(application, { cookies: '', ...settings });
  const visitor = (await made.go()) as VisitorSession;
  visitor.form.change(typed);
  const logIn = () => {
    made.browser.cookies = cookiesOf('m-1');
    made.sessions.expectStudent();
  };
  return { ...made, visitor, logIn };
}
