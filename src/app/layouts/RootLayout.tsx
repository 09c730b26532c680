import { Outlet, useNavigation } from 'react-router-dom';
import { useStore } from 'zustand';
import { COMPLETION_PATH, toFormPath } from '../../routes/paths.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { useSessions } from '../../session/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { FullScreenSpinner, Toaster } from '../../ui/index.ts';
import { NavigationToasts } from './NavigationToasts.tsx';
import { PageFocus } from './PageFocus.tsx';

/** Provides the parts that all screens share. */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <OpeningSpinner />
      <Toaster />
      <NavigationToasts />
      <PageFocus />
    </>
  );
}

function OpeningSpinner() {
  const { location } = useNavigation();
  const sessions = useSessions();
  const session = useStore(sessions.current);
  const isForm = location && (toFormPath(location.pathname) ?? location.pathname === COMPLETION_PATH);
  // After a log-in, the visitor's form stays open until the student's form is ready.
  const isOpening = session.kind === 'none' || sessions.isStudentByNow(session);
  if (!isForm || !isOpening) return null;
  return (
    <>
      <title>{ROUTE_WORDS.documentTitle(ROUTE_WORDS.loading, school.name)}</title>
      <FullScreenSpinner />
    </>
  );
}
