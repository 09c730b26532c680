import type { ReactNode } from 'react';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { useSnapshot } from '../../data/ApplicantContext.ts';
import { FullScreenSpinner } from '../../ui/index.ts';
import { StillWorkingDialog } from './StillWorkingDialog.tsx';
import { useIdleLogOut } from './useIdleLogOut.ts';

/**
 * Logs out a student who has been away for 15 minutes, after asking for the last one. Spec §4 "Inactivity".
 *
 * It stands once around the form's layout and shows nothing most of the time; visitors and staff are left alone
 * (INACT-10, INACT-11).
 */
export function InactivityGuard({ children }: { children: ReactNode }) {
  const { is_logged_in: isLoggedIn, is_service_user: isServiceUser } = useSnapshot();
  const { state, stay, leave } = useIdleLogOut(isLoggedIn && !isServiceUser);
  const until = state.stage === 'warned' ? state.until : null;
  const isLeaving = state.stage === 'leaving';
  return (
    <>
      {/* The form is covered, and takes no keys, while it is saved: who is there may be somebody else (TRAP-46). */}
      <div className="app-contents" inert={isLeaving}>
        {children}
      </div>
      <StillWorkingDialog until={until} onStay={stay} onLeave={leave} />
      {isLeaving && <FullScreenSpinner label={SHARED_WORDS.loggingOut} />}
    </>
  );
}
