import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Idleness } from './judgeIdleness.ts';
import { saveBeforeLogOut } from '../../data/answers.ts';
import { isConverting, UPLOADS } from '../../data/documents/uploads.ts';
import { leave } from '../../session/leave.ts';
import { LOG_OUT } from '../../session/logOutKey.ts';
import type { StudentSession } from '../../session/Session.ts';
import { useSessionHost } from '../../session/SessionHostContext.ts';
import type { LeaveReason } from '../../session/storage.ts';
import { IdleWatch } from './IdleWatch.ts';

interface IdleLogOut {
  /** When the session expires, by the wall clock, once that is asked about. */
  readonly until: number | null;
  readonly stay: () => void;
  readonly leave: () => void;
}

/** Watches a student for idleness, and ends the session when it is due. Spec §4 "Inactivity". */
export function useIdleLogOut(session: StudentSession): IdleLogOut {
  const host = useSessionHost();
  const [until, setUntil] = useState<number | null>(null);
  const watch = useRef<IdleWatch | null>(null);
  const uploads = useIsMutating({ mutationKey: UPLOADS });

  const logOut = useMutation({
    mutationKey: LOG_OUT,
    throwOnError: false,
    mutationFn: async (reason: LeaveReason) => {
      setUntil(null);
      watch.current?.stop();
      // A failure is no reason to stay logged in: the answers stay in memory for the same person.
      await saveBeforeLogOut(session).catch(() => undefined);
      await leave(host, session, { reason, keepsUnsaved: true });
    },
  });

  const onIdleness = useEffectEvent((idleness: Idleness, expires: number) => {
    if (idleness === 'expired') logOut.mutate('inactivity');
    else setUntil(idleness === 'warned' ? expires : null);
  });

  useEffect(() => {
    const current = new IdleWatch({
      isBusy: () => isConverting(session),
      onIdleness: (idleness, expires) => onIdleness(idleness, expires),
    });
    watch.current = current;
    return () => current.stop();
  }, [host, session]);

  // An upload that begins or ends counts as activity.
  useEffect(() => watch.current?.noteActivity(), [uploads]);

  return { until, stay: () => watch.current?.stay(), leave: () => logOut.mutate('choice') };
}
