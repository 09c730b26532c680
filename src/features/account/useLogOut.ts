import { useMutation } from '@tanstack/react-query';
import { saveBeforeLogOut } from '../../data/answers.ts';
import { isThrown, judgeFailure } from '../../data/judgeFailure.ts';
import { leave } from '../../session/leave.ts';
import { LOG_OUT } from '../../data/logOutKey.ts';
import type { StudentSession } from '../../session/Session.ts';
import { useSessionHost } from '../../session/SessionHostContext.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** A log-out, and what is asked when its save fails. */
export type LogOut = ReturnType<typeof useLogOut>;

/**
 * Logs out the way the applicant asked for: what they typed is saved first. From the moment the session is
 * dropped the app shows what becomes of the log-out.
 */
export function useLogOut() {
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
    /** Whether a failed save asks what to do; what ended the session, or the application, is told elsewhere. */
    isAsking: save.error !== null && isThrown(save.error) && judgeFailure(save.error).kind !== 'signedOut',
    isLeaving: save.isPending,
    /** Saves, then logs out; a failed save asks first. */
    logOut: () => save.mutate(),
    logOutUnsaved: leaveNow,
    stay: () => save.reset(),
  };
}
