import { takeOverSaved } from '../data/answers.ts';
import { noteDocument } from '../data/documents/documents.ts';
import { ensureValidator } from '../data/ensureValidator.ts';
import { judgeFailure } from '../data/judgeFailure.ts';
import { reportError } from '../data/reportError.ts';
import { closeSubmitted } from '../data/settleSubmitted.ts';
import { readWebStatus, takeOverStatus } from '../data/status.ts';
import type { SessionHost } from './createSessionHost.ts';
import { end } from './end.ts';
import type { TabMessage } from './tabs.ts';

/**
 * Keeps a student's session up to date with what happens in the other tabs (TRAP-45, TRAP-60).
 *
 * Answers saved there are taken over for every key not changed here, so that the full map each save sends
 * carries the newer of both. A log-out there ends this session as well. If another person logs in, nothing of this tab
 * may be saved to their account.
 */
export function followTabs(host: SessionHost): void {
  host.tabs.listen((message: TabMessage) => {
    const session = host.current.getState();
    if (session.kind !== 'student') return;
    if (message.type === 'leaving') {
      end(host, session, message.reason);
      return;
    }
    if (message.username.toLowerCase() !== session.username.toLowerCase()) {
      if (message.type === 'entered') end(host, session, 'replaced');
      return;
    }
    switch (message.type) {
      case 'entered':
        session.owner.marker = message.marker;
        break;
      case 'saved':
        takeOverSaved(session, message);
        break;
      case 'saving':
        // What is sent after the submission is in it no more.
        if (readWebStatus(session) !== 'submitted') session.form.expect(message.answers);
        break;
      case 'document':
        noteDocument(session, message.key, message.document);
        break;
      case 'status':
        // The checks first: what is wrong is shown as soon as the status says so.
        ensureValidator(session.form)
          .then(() =>
            message.status === 'submitted'
              ? closeSubmitted(session)
              : takeOverStatus(session, message.status),
          )
          // A call that failed is told by the next one; only a mistake of ours is reported.
          .catch((error: unknown) => {
            if (judgeFailure(error).kind === 'mistake') reportError(error, 'following another tab');
          });
        break;
      default:
        message satisfies never;
    }
  });
}
