import { useMutation } from '@tanstack/react-query';
import { saveBeforeLogOut } from '../../data/answers.ts';
import { isThrown, judgeFailure } from '../../data/judgeFailure.ts';
import { leave } from '../../session/leave.ts';
import { LOG_OUT } from '../../session/logOutKey.ts';
import type { StudentSession } from '../../session/Session.ts';
import { useSessionHost } from '../../session/SessionHostContext.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** A log-out, and what is asked when its save fails. */
export interface LogOut {
  /** Whether a failed save asks what to do. */
  readonly isAsking: boolean;
  readonly isLeaving: boolean;
  /** Saves, then logs out; a failed save asks first. */
  readonly logOut: () => void;
  readonly logOutUnsaved: () => void;
  readonly stay: () => void;
}

/**
 * Logs out the way the applicant asked for: what they typed is saved first. From the moment the session is
 * dropped the app shows what becomes of the log-out.
 */
export function useLogOut(): LogOut {
  const host = useSessionHost();
  const session = useSession();
  const leaveNow = () =>
    void leave(host, session as StudentSession, { reason: 'choice', keepsUnsaved: false });
  const save = useMutation({
    mutationKey: LOG_OUT,
    mutationFn: () => saveBeforeLogOut(session),
    throwOnError: false,
    onSuccess: leaveNow,
  });
  return {
    // What ended the session, or the application, is told elsewhere.
    isAsking: save.error !== null && isThrown(save.error) && judgeFailure(save.error).kind !== 'signedOut',
    isLeaving: save.isPending,
    logOut: () => save.mutate(),
    logOutUnsaved: leaveNow,
    stay: () => save.reset(),
  };
}
