import { judgeFailure } from '../data/judgeFailure.ts';
import { carriedForm } from './carriedForm.ts';
import type { SessionHost } from './createSessionHost.ts';
import {
  type EndReason,
  type HandedOver,
  NO_SESSION,
  type Session,
  type StudentSession,
  type UnsavedAnswers,
} from './Session.ts';

/**
 * Ends a session: a student's unsaved answers wait for the same person (TRAP-46), what a visitor typed goes along.
 *
 * The app leads to the login with the reason. A session that is no longer the current one has ended already.
 */
export function end(host: SessionHost, session: Session, ended: EndReason): void {
  if (host.current.getState() !== session) return;
  replaceSession(host, { ...NO_SESSION, ...handedOver(session), ended });
}

/**
 * Ends a session that a failed call says is over.
 *
 * @returns whether the call said so.
 */
export function endIfOver(host: SessionHost, session: Session, error: unknown): boolean {
  const { kind } = judgeFailure(error);
  if (kind !== 'signedOut' && kind !== 'sessionReplaced') return false;
  end(host, session, kind === 'signedOut' ? 'refused' : 'replaced');
  return true;
}

/** What outlives a session. */
export function handedOver(session: Session): HandedOver {
  const carried = carriedForm(session);
  if (session.kind === 'student') return { carried, unsaved: unsavedAnswers(session) };
  return { carried, unsaved: session.unsaved };
}

/** Puts another session in the place of the current one, which is dropped with all that belongs to it. */
export function replaceSession<Next extends Session>(host: SessionHost, next: Next): Next {
  const before = host.current.getState();
  // The screens of the one before go first: nothing of theirs is read from an empty cache.
  host.current.setState(next, true);
  if (before.kind !== 'none') {
    before.controller.abort();
    before.queryClient.clear();
  }
  return next;
}

function unsavedAnswers({ form, username }: StudentSession): UnsavedAnswers | null {
  return form.hasUnsaved ? { username, ...form.unsaved } : null;
}
