import { useSnapshot } from '../../data/ApplicantContext.ts';
import { FullScreenSpinner } from '../../ui/index.ts';
import { StillWorkingDialog } from './StillWorkingDialog.tsx';
import { useIdleLogOut } from './useIdleLogOut.ts';

/**
 * Logs out a student who has been away for 15 minutes, after asking for the last one. Spec §4 "Inactivity".
 *
 * It stands once in the form's layout and shows nothing most of the time; visitors and staff are left alone
 * (INACT-10, INACT-11).
 */
export function InactivityGuard() {
  const { is_logged_in: isLoggedIn, is_service_user: isServiceUser } = useSnapshot();
  const { state, stay, leave } = useIdleLogOut(isLoggedIn && !isServiceUser);
  const until = state.stage === 'warned' ? state.until : null;
  return (
    <>
      <StillWorkingDialog until={until} onStay={stay} onLeave={leave} />
      {/* The form is covered while it is saved: whoever moved the mouse may be somebody else (TRAP-46). */}
      {state.stage === 'leaving' && <FullScreenSpinner label="Logging out" />}
    </>
  );
}
