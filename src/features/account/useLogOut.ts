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

/** The state and actions of a log-out, including the prompt after a failed save. */
export type LogOut = ReturnType<typeof useLogOut>;

/**
 * Logs the student out on request, after saving their answers. Once the session has ended in this tab, the app
 * shows the progress of the log-out.
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
    /**
     * Whether to prompt after a failed save. If the session has ended or the application was submitted
     * elsewhere, another message is shown.
     */
    isAsking: save.error !== null && isThrown(save.error) && judgeFailure(save.error).kind !== 'signedOut',
    isLeaving: save.isPending,
    /** Saves, then logs out; prompts if the save fails. */
    logOut: () => save.mutate(),
    logOutUnsaved: leaveNow,
    stay: () => save.reset(),
  };
}
