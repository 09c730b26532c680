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

/** A log-out and the prompt after a failed save. */
export type LogOut = ReturnType<typeof useLogOut>;

/**
 * Logs out at the applicant's request, after saving their answers. Once the session is dropped, the app shows
 * the progress of the log-out.
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
    /** Whether to prompt after a failed save; the end of a session or application is shown elsewhere. */
    isAsking: save.error !== null && isThrown(save.error) && judgeFailure(save.error).kind !== 'signedOut',
    isLeaving: save.isPending,
    /** Saves, then logs out; prompts if the save fails. */
    logOut: () => save.mutate(),
    logOutUnsaved: leaveNow,
    stay: () => save.reset(),
  };
}
