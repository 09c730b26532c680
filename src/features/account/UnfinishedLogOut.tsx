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
 * Reports that a log-out failed: the server may still accept this browser's session (decision 014).
 *
 * If the server was unreachable, the log-out is retried when the browser is back online or the page becomes visible;
 * otherwise only the button retries it. A log-out left unfinished by an earlier page load is retried at once, without a
 * message.
 */
export function UnfinishedLogOut({ error }: { error: LogOutFailedError }) {
  const sessions = useSessions();
  const navigate = useNavigate();
  const [isTrying, startTrying] = useTransition();
  // `isTrying` is still false for a second event in the same tick.
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
  // Does not retry, because that would end the session of someone who has logged in in the meantime.
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
          <Reference value={findSdkError(failure)?.reference} contact={school.contact} />
          <p role="status">{hasTriedAgain && !isTrying && !error.isLeftBehind && WORDS.failedAgain}</p>
        </>
      }
    >
      <WaysOut label={ACCOUNT_WORDS.tryAgain} busy={isTrying} onPress={tryAgain} />
    </FullPageMessage>
  );
}
