import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  hasUnsentPhotos,
  isThrown,
  judgeFailure,
  LOG_OUT,
  saveBeforeLogOut,
  useSession,
  useSessions,
} from '../../session/index.ts';

export type LogOut = ReturnType<typeof useLogOut>;

/** Logs the student out after saving their answers. Prompts if photos have not been sent or the save fails. */
export function useLogOut() {
  const sessions = useSessions();
  const session = useSession();
  const student = session.kind === 'student' ? session : null;
  const [wouldLosePhotos, setWouldLosePhotos] = useState(false);
  const endSession = () => {
    if (student) void sessions.logOut(student, { reason: 'choice', keepsUnsaved: false });
  };
  const save = useMutation({
    mutationKey: LOG_OUT,
    mutationFn: async () => {
      if (student) await saveBeforeLogOut(student);
    },
    throwOnError: false,
    onSuccess: endSession,
  });
  const saveAndLogOut = () => {
    setWouldLosePhotos(false);
    save.mutate();
  };
  const hasFailed =
    save.error !== null && isThrown(save.error) && judgeFailure(save.error).kind !== 'signedOut';
  const answers = hasFailed ? ('answers' as const) : null;
  return {
    /** What the log-out would lose; null if nothing, or if the failed save has a message of its own. */
    wouldLose: wouldLosePhotos ? ('photos' as const) : answers,
    isPending: save.isPending,
    start: () => {
      if (student && hasUnsentPhotos(student)) setWouldLosePhotos(true);
      else saveAndLogOut();
    },
    saveAndLogOut,
    logOutUnsaved: endSession,
    stay: () => {
      setWouldLosePhotos(false);
      save.reset();
    },
  };
}
