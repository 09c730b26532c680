import type { Connection } from '../data/Connection.ts';
import { DocumentError } from '../data/documents/DocumentError.ts';
import { messageOf } from '../data/documents/useDocument.ts';
import { judgeFailure } from '../data/judgeFailure.ts';
import { reportError } from '../data/reportError.ts';
import { settleSubmitted } from '../data/settleSubmitted.ts';
import type { SessionHost } from './createSessionHost.ts';
import { endIfOver } from './end.ts';

/**
 * Draws the consequences of a failed query or mutation for where its person stands; screens say the rest.
 *
 * Of several calls that fail together the first ends the session; of a session that is not open (yet, or any more)
 * nothing follows (TRAP-10).
 */
export function onFailure(
  host: SessionHost,
  connection: Connection,
  error: Error,
  meta: Record<string, unknown> | undefined,
): void {
  const session = host.current.getState();
  if (session.kind === 'none' || session.signal !== connection.signal) return;
  const { kind } = judgeFailure(error);
  endIfOver(host, session, error);
  if (kind === 'submitted') settleSubmitted(connection);
  else if (kind === 'mistake' && !(error instanceof DocumentError)) reportError(error, 'an action');
  if (
    meta?.announces === 'document' &&
    !['aborted', 'signedOut', 'sessionReplaced'].includes(kind) &&
    isNews(error)
  )
    host.announceDocumentFailure(messageOf(error));
}

/** What failed before this visit, or was refused before it was sent, is shown where the document is asked for. */
function isNews(error: Error): boolean {
  return !(error instanceof DocumentError) || error.why === 'failed';
}
