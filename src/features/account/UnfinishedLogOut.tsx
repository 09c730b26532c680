import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { ARRIVALS } from '../../data/session/arrivals.ts';
import { leaveSession } from '../../data/session/leaveSession.ts';
import type { LogOutFailedError } from '../../data/session/LogOutFailedError.ts';
import { onLogOutSettledElsewhere } from '../../data/session/unfinishedLogOut.ts';
import { FullPageMessage, FullScreenSpinner } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { WaysOut } from './WaysOut.tsx';

const WORDS = ACCOUNT_WORDS.unfinishedLogOut;

/**
 * Says that somebody who left is still logged in, and tries again: by hand, and as soon as there is a network; at once
 * and without a word where an earlier page has left it behind (decision 014).
 *
 * Nothing of them is on the screen any more (ERR-18), but the server would still let this browser in as them; they
 * have to know, and to get out with one press (ERR-19, TRAP-63).
 */
export function UnfinishedLogOut({ error }: { error: LogOutFailedError }) {
  const applicant = useApplicant();
  const navigate = useNavigate();
  const [tries, setTries] = useState({ isTrying: false, failed: 0 });
  const isTrying = useRef(false);

  const goToLogin = async () => navigate('/login', { replace: true, state: ARRIVALS[error.reason] });

  const tryAgain = async () => {
    if (isTrying.current) return;
    isTrying.current = true;
    setTries(({ failed }) => ({ isTrying: true, failed }));
    try {
      // A session the server does not know any more was ended by the first try.
      await leaveSession(applicant, error.reason, true);
      await goToLogin();
    } catch {
      setTries(({ failed }) => ({ isTrying: false, failed: failed + 1 }));
    } finally {
      isTrying.current = false;
    }
  };

  const onDue = useEffectEvent(() => void tryAgain());
  // Somebody may have logged in there by now: to try again would log them out.
  const onSettled = useEffectEvent(() => void goToLogin());
  useEffect(() => onLogOutSettledElsewhere(() => onSettled()), []);
  useEffect(() => {
    const listener = () => onDue();
    if (error.isLeftBehind) listener();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [error]);

  if (error.isLeftBehind && tries.failed === 0) return <FullScreenSpinner label={SHARED_WORDS.loggingOut} />;
  return (
    <FullPageMessage
      title={WORDS.title}
      text={
        <>
          <p>{WORDS.text}</p>
          <p>{WORDS.offline}</p>
          <p role="status">{tries.failed > 0 && !tries.isTrying && WORDS.failedAgain}</p>
        </>
      }
    >
      <WaysOut label={ACCOUNT_WORDS.tryAgain} busy={tries.isTrying} onPress={() => void tryAgain()} />
    </FullPageMessage>
  );
}
