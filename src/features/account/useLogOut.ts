import { useMutation } from '@tanstack/react-query';
import {
  isThrown,
  judgeFailure,
  LOG_OUT,
  saveBeforeLogOut,
  type StudentSession,
  useSession,
  useSessions,
} from '../../session/index.ts';

/** A log-out, and what is asked when its save fails. */
export type LogOut = ReturnType<typeof useLogOut>;

/**
 * Logs out the way the applicant asked for: what they typed is saved first. From the moment the session is
 * dropped the app shows what becomes of the log-out.
 */
export function useLogOut() {
  const sessions = useSessions();
  const session = useSession();
  const leaveNow = () =>
    void sessions.logOut(session as StudentSession, { reason: 'choice', keepsUnsaved: false });
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
