import type { SessionHost } from './createSessionHost.ts';
import { handedOver, replaceSession } from './end.ts';
import { NO_SESSION } from './Session.ts';
import { forgetLogOut } from './storage.ts';

/**
 * Makes ready for the student who has just logged in: an earlier student's session goes, and no log-out is left
 * to be finished. What a visitor typed stays until it can be merged (TRAP-12, TRAP-35).
 */
export function welcome(host: SessionHost): void {
  const session = host.current.getState();
  forgetLogOut();
  if (session.kind === 'student')
    replaceSession(host, { ...NO_SESSION, unsaved: handedOver(session).unsaved });
}
