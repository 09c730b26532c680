import { rereadAnswers, takeConfirmed } from '../saving/answers.ts';
import { noteDocument } from '../documents/documents.ts';
import { ensureValidator } from '../saving/ensureValidator.ts';
import { judgeFailure } from '../calls/judgeFailure.ts';
import { reportError } from '../calls/reportError.ts';
import { closeSubmitted } from '../status/reconcileSubmitted.ts';
import { adoptStatus } from '../status/status.ts';
import { isSamePerson } from '../lifecycle/isSamePerson.ts';
import type { Sessions } from '../Sessions.ts';
import type { TabMessage } from './tabs.ts';

/**
 * Keeps a student's session up to date with the other tabs of the browser (TRAP-45, TRAP-60).
 *
 * Takes the saves that another tab reports, at the version they build on. A log-out in another tab ends this
 * session too, as does another student's log-in: nothing from this tab may be saved to their account.
 */
export function followTabs(sessions: Sessions): void {
  sessions.settings.tabs.listen((message: TabMessage) => {
    const session = sessions.now;
    if (session.kind !== 'student') return;
    if (message.type === 'logOut') {
      sessions.end(session, message.reason);
      return;
    }
    if (!isSamePerson(message.username, session.username)) {
      if (message.type === 'opened') sessions.end(session, 'replaced');
      return;
    }
    switch (message.type) {
      case 'opened':
        session.marker = message.marker;
        break;
      case 'saved':
        takeConfirmed(session, message);
        break;
      case 'count':
        session.form.confirm('addAnother', message.buttonId, message.count);
        break;
      case 'document':
        noteDocument(session, message.key, message.document);
        rereadAnswers(session);
        break;
      case 'status':
        // Loads the validator first, so that errors appear as soon as the status changes.
        ensureValidator(session.form)
          .then(() =>
            message.status === 'submitted' ? closeSubmitted(session) : adoptStatus(session, message.status),
          )
          // If a call fails, the next one will report it. Only programming errors are reported here.
          .catch((error: unknown) => {
            if (judgeFailure(error).kind === 'mistake') reportError(error, 'following another tab');
          });
        break;
      default:
        message satisfies never;
    }
  });
}
