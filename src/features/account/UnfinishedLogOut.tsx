import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { LOGIN_PATH } from '../../routes/paths.ts';
import {
  findSdkError,
  judgeFailure,
  type LogOutFailedError,
  onLogOutSettledElsewhere,
  onShown,
  useSessions,
} from '../../session/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { FullPageMessage, FullScreenSpinner, Reference } from '../../ui/index.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { WaysOut } from './WaysOut.tsx';

const WORDS = ACCOUNT_WORDS.unfinishedLogOut;

/**
 * Shows that a log-out failed and why, and retries it (decision 014).
 *
 * The student's data has left the screen, but the server may still accept this browser's session, so they
 * must know and be able to retry with one press. Retries automatically when the network returns or the page
 * becomes visible, but only by button if the server has replied. A log-out begun by an earlier page is
 * retried at once without a message.
 */
export function UnfinishedLogOut({ error }: { error: LogOutFailedError }) {
  const sessions = useSessions();
  const navigate = useNavigate();
  const [isTrying, startTrying] = useTransition();
  // Needed besides the transition's flag, which a second event in the same tick still reads as false.
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState(error);
  const hasTriedAgain = failure !== error;
  const isUnreachable = judgeFailure(failure.cause).kind === 'unreachable';

  const tryAgain = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    startTrying(async () => {
      const next = await sessions.finishLogOut(error);
      if (next) setFailure(next);
      isUnderWay.current = false;
    });
  };

  const onDue = useEffectEvent(() => {
    if (isUnreachable || failure.isLeftBehind) tryAgain();
  });
  // A retry would end a new log-in, which may exist by now.
  const onSettled = useEffectEvent(() => void navigate(LOGIN_PATH, { replace: true }));
  useEffect(() => onLogOutSettledElsewhere(() => onSettled()), []);
  useEffect(() => {
    const onOnline = () => onDue();
    if (error.isLeftBehind) onOnline();
    window.addEventListener('online', onOnline);
    const stop = onShown(onOnline);
    return () => {
      window.removeEventListener('online', onOnline);
      stop();
    };
  }, [error]);

  if (failure.isLeftBehind) return <FullScreenSpinner label={ROUTE_WORDS.loggingOut} />;
  return (
    <FullPageMessage
      title={WORDS.title}
      documentTitle={ROUTE_WORDS.documentTitle(WORDS.documentTitle, school.name)}
      text={
        <>
          <p>{isUnreachable ? WORDS.unreachable : (failure.cause as Error).message}</p>
          <p>{WORDS.text}</p>
          {isUnreachable && <p>{WORDS.offline}</p>}
          <Reference value={findSdkError(failure)?.reference} />
          <p role="status">{hasTriedAgain && !isTrying && !error.isLeftBehind && WORDS.failedAgain}</p>
        </>
      }
    >
      <WaysOut label={ACCOUNT_WORDS.tryAgain} busy={isTrying} onPress={tryAgain} />
    </FullPageMessage>
  );
}
