import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findUnsent,
  isThrown,
  judgeFailure,
  LOG_OUT,
  saveBeforeLogOut,
  type Unsent,
  useSession,
  useSessions,
} from '../../session/index.ts';

export type LogOut = ReturnType<typeof useLogOut>;

/** What a log-out would lose: something that has not been sent, the last answers, or only those that were refused. */
export type Loss = Unsent | 'answers' | 'refused';

/** Logs the student out after saving their answers. Asks first if something would be lost. */
export function useLogOut() {
  const sessions = useSessions();
  const session = useSession();
  const student = session.kind === 'student' ? session : null;
  const [wouldLose, setWouldLose] = useState<Loss | null>(null);
  const endSession = (keepsUnsaved: boolean) => {
    if (student) void sessions.logOut(student, { reason: 'choice', keepsUnsaved });
  };
  const save = useMutation({
    mutationKey: LOG_OUT,
    mutationFn: async () => {
      if (student) await saveBeforeLogOut(student);
    },
    throwOnError: false,
    onSuccess: () => {
      const form = student?.form;
      if (form?.hasUnsaved) setWouldLose('answers');
      else if (form && form.letters.refused.length > 0) setWouldLose('refused');
      else endSession(false);
    },
    onError: (error) => {
      // A failure with a message of its own is shown by its boundary.
      if (isThrown(error) && judgeFailure(error).kind !== 'signedOut') setWouldLose('answers');
    },
  });
  const saveAndLogOut = () => {
    setWouldLose(null);
    save.mutate();
  };
  return {
    wouldLose,
    /** Whether the device can keep unsaved answers until the student logs in again. */
    canKeep: student?.keeper?.canStore ?? false,
    isPending: save.isPending,
    start: () => {
      const unsent = student && findUnsent(student);
      if (unsent) setWouldLose(unsent);
      else saveAndLogOut();
    },
    saveAndLogOut,
    logOut: endSession,
    stay: () => {
      setWouldLose(null);
      save.reset();
    },
  };
}
