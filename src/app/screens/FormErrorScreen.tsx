import { lazy, Suspense, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import {
  findSdkError,
  judgeFailure,
  fetchScript,
  LogOutFailedError,
  OwnerDoubtError,
  reportError,
  useSessions,
} from '../../session/index.ts';
import { UnfinishedLogOut } from '../../features/account/UnfinishedLogOut.tsx';
import { BackToLogin, WaysOut } from '../../features/account/WaysOut.tsx';
import { school } from '../../tenant/chosenTenant.ts';
import { FullPageMessage, FullScreenSpinner, Reference } from '../../ui/index.ts';
import { APP_WORDS } from '../appWords.ts';

const WORDS = APP_WORDS.failed;

const OwnerQuestion = lazy(async () => ({
  default: (await fetchScript(import('./later.chunk.ts'))).OwnerQuestion,
}));

/** The error screen of every route. When a session has ended, it shows a spinner until the login appears. Spec §2. */
export function FormErrorScreen() {
  const error = useRouteError();
  const sessions = useSessions();
  const { kind } = judgeFailure(error);
  const isOnTheWay = ['signedOut', 'aborted', 'sessionReplaced'].includes(kind);
  const isLeftBehind = error instanceof LogOutFailedError && error.isLeftBehind;
  const isQuestion = error instanceof OwnerDoubtError;

  useEffect(() => {
    if (!isOnTheWay && !isLeftBehind && !isQuestion) reportError(error, 'the form');
  }, [error, isOnTheWay, isLeftBehind, isQuestion]);

  if (isOnTheWay) return <FullScreenSpinner />;
  if (isQuestion)
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <OwnerQuestion error={error} />
      </Suspense>
    );
  if (error instanceof LogOutFailedError) return <UnfinishedLogOut error={error} />;
  const isStaff = sessions.settings.serviceToken !== null;
  if (kind === 'linkEnded') return <LinkEnded isStaff={isStaff} />;
  return (
    <FullPageMessage
      title={WORDS.title}
      documentTitle={ROUTE_WORDS.documentTitle(WORDS.documentTitle, school.name)}
      text={
        <>
          <p>{WORDS.text}</p>
          <Reference value={findSdkError(error)?.reference} contact={school.contact} />
        </>
      }
    >
      {!isStaff && <WaysOut label={WORDS.reload} onPress={() => window.location.reload()} />}
    </FullPageMessage>
  );
}

/** Shown for an expired link. For staff, the heading is that of any other failure (TRAP-48). */
function LinkEnded({ isStaff }: { isStaff: boolean }) {
  const words = APP_WORDS.linkEnded;
  const { title, documentTitle } = isStaff ? WORDS : words;
  return (
    <FullPageMessage
      title={title}
      documentTitle={ROUTE_WORDS.documentTitle(documentTitle, school.name)}
      text={
        <>
          {isStaff && <p>{words.title}</p>}
          <p>{words.text}</p>
          {!isStaff && <p>{words.logIn}</p>}
        </>
      }
    >
      {!isStaff && <BackToLogin />}
    </FullPageMessage>
  );
}
