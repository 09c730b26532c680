import { useIsMutating, useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import {
  isConverting,
  type LogOutReason,
  LOG_OUT,
  saveBeforeLogOut,
  type StudentSession,
  UPLOADS,
  useSession,
  useSessions,
} from '../../session/index.ts';
import { DialogCover, FullScreenSpinner } from '../../ui/index.ts';
import { type Idleness, IdleWatch } from './IdleWatch.ts';
import { StillWorkingDialog } from './StillWorkingDialog.tsx';

/** Logs out a student after 15 idle minutes, with a warning in the last minute. Spec §4 "Inactivity". */
export function InactivityGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.kind === 'student' ? <StudentGuard session={session}>{children}</StudentGuard> : children;
}

function StudentGuard({ session, children }: { session: StudentSession; children: ReactNode }) {
  const sessions = useSessions();
  /** When the session expires; set while the question is shown. */
  const [until, setUntil] = useState<number | null>(null);
  const watch = useRef<IdleWatch | null>(null);
  const uploads = useIsMutating({ mutationKey: UPLOADS });
  const isLoggingOut = useIsMutating({ mutationKey: LOG_OUT }) > 0;

  const logOut = useMutation({
    mutationKey: LOG_OUT,
    throwOnError: false,
    mutationFn: async (reason: LogOutReason) => {
      setUntil(null);
      watch.current?.stop();
      // A failed save does not prevent the log-out; the answers stay in memory for the same student.
      await saveBeforeLogOut(session).catch(() => undefined);
      await sessions.logOut(session, { reason, keepsUnsaved: true });
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
  }, [sessions, session]);

  // The start or end of an upload counts as activity.
  useEffect(() => watch.current?.noteActivity(), [uploads]);

  return (
    <>
      {/* Inert while it is being saved, because another person may be at the device. */}
      <div className="app-contents" inert={isLoggingOut}>
        <DialogCover value={until !== null}>{children}</DialogCover>
      </div>
      <StillWorkingDialog
        until={until}
        onStay={() => watch.current?.stay()}
        onLogOut={() => logOut.mutate('choice')}
      />
      {isLoggingOut && <FullScreenSpinner label={ROUTE_WORDS.loggingOut} />}
    </>
  );
}
