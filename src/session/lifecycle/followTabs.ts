import { rereadAnswers, takeConfirmed } from '../saving/takeConfirmed.ts';
import { noteDocument } from '../documents/documents.ts';
import { startMutation } from '../calls/runMutation.ts';
import { followedStatusMutation } from '../status/reconcileSubmitted.ts';
import { isSamePerson } from '../calls/isSamePerson.ts';
import type { Sessions } from './Sessions.ts';
import type { TabMessage } from '../browser/TabChannel.ts';

/**
 * Keeps a student's session up to date with the other tabs of the browser (TRAP-45, TRAP-60).
 *
 * Applies the saves that another tab reports. A log-out in another tab ends this session too, as does another student's
 * log-in, because nothing from this tab may be saved to their account.
 */
export function followTabs(sessions: Sessions): void {
  sessions.settings.channel.listen((message: TabMessage) => {
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
      case 'startedOver':
        session.form.startOver();
        break;
      case 'count':
        session.form.confirmCount(message.buttonId, message.count);
        break;
      case 'document':
        noteDocument(session, message.key, message.document, false);
        rereadAnswers(session);
        break;
      case 'status':
        startMutation(session.queryClient, followedStatusMutation(session), message.status);
        break;
      default:
        message satisfies never;
    }
  });
}
