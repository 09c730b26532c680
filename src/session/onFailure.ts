import type { Connection } from '../data/Connection.ts';
import { DocumentError } from '../data/documents/DocumentError.ts';
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
export function onFailure(host: SessionHost, connection: Connection, error: Error): void {
  const session = host.current.getState();
  if (session.kind === 'none' || session.signal !== connection.signal) return;
  const { kind } = judgeFailure(error);
  endIfOver(host, session, error);
  if (kind === 'submitted') settleSubmitted(connection);
  else if (kind === 'mistake' && !(error instanceof DocumentError)) reportError(error, 'an action');
}
