import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { LOG_OUT } from '../../session/logOutKey.ts';
import type { StudentSession } from '../../session/Session.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { DialogCover, FullScreenSpinner } from '../../ui/index.ts';
import { StillWorkingDialog } from './StillWorkingDialog.tsx';
import { useIdleLogOut } from './useIdleLogOut.ts';

/**
 * Logs out a student who has been idle for 15 minutes, after asking in the last one. Spec §4 "Inactivity".
 *
 * It stands once around the form's layout; visitors and staff are left alone.
 */
export function InactivityGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  return session.kind === 'student' ? <StudentGuard session={session}>{children}</StudentGuard> : children;
}

function StudentGuard({ session, children }: { session: StudentSession; children: ReactNode }) {
  const { until, stay, leave } = useIdleLogOut(session);
  const isLeaving = useIsMutating({ mutationKey: LOG_OUT }) > 0;
  return (
    <>
      {/* The form is covered and inert while it is saved: another person may be at the device. */}
      <div className="app-contents" inert={isLeaving}>
        <DialogCover value={until !== null}>{children}</DialogCover>
      </div>
      <StillWorkingDialog until={until} onStay={stay} onLeave={leave} />
      {isLeaving && <FullScreenSpinner label={SHARED_WORDS.loggingOut} />}
    </>
  );
}
