import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { UnauthorizedError } from '../../data/sdk.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { reportError } from '../../data/reportError.ts';
import { LogOutFailedError } from '../../data/session/LogOutFailedError.ts';
import { readAccess } from '../../data/session/readAccess.ts';
import { UnfinishedLogOut, WaysOut } from '../../features/account/index.ts';
import { FullPageMessage, FullScreenSpinner } from '../../ui/index.ts';
import { APP_WORDS } from '../appWords.ts';

const WORDS = APP_WORDS.failed;

/**
 * The form branch's own error screen (ROUTE-11, ERR-01, ERR-02).
 *
 * An ended session leads to the login instead, but not for a service user: a PDF of the login page
 * would be worse than none (TRAP-48). A log-out that failed has more to say than that something went wrong.
 */
export function FormErrorScreen() {
  const error = useRouteError();
  const applicant = useApplicant();
  const { mode } = readAccess(window.location.search, document.cookie, applicant.serviceToken);
  const isEnded = error instanceof UnauthorizedError && mode === 'student';
  const isLeftBehind = error instanceof LogOutFailedError && error.isLeftBehind;

  useEffect(() => {
    if (isEnded) applicant.notify(error);
    else if (!isLeftBehind) reportError(error, 'the form');
  }, [applicant, error, isEnded, isLeftBehind]);

  if (isEnded) return <FullScreenSpinner />;
  if (error instanceof LogOutFailedError) return <UnfinishedLogOut error={error} />;
  return (
    <FullPageMessage title={WORDS.title} text={<p>{WORDS.text}</p>}>
      {mode !== 'service' && <WaysOut label={WORDS.reload} onPress={() => window.location.reload()} />}
    </FullPageMessage>
  );
}
