import { Outlet, useNavigation } from 'react-router-dom';
import { COMPLETION_PATH, toFormPath } from '../../core/application/routes.ts';
import { useApplicant } from '../../data/ApplicantContext.ts';
import { hasSessionMarker } from '../../data/session/readAccess.ts';
import { FullScreenSpinner, Toaster } from '../../ui/index.ts';
import { UnexpectedErrorDialog } from '../UnexpectedErrorDialog.tsx';
import { NavigationToasts } from './NavigationToasts.tsx';
import { PageFocus } from './PageFocus.tsx';

/**
 * What is there on every screen: what went wrong, toasts, the focus after a change of page, the spinner while a form
 * loads.
 */
export function RootLayout() {
  return (
    <>
      <Outlet />
      <EntrySpinner />
      <UnexpectedErrorDialog />
      <Toaster />
      <NavigationToasts />
      <PageFocus />
    </>
  );
}

/** Covers the screen while the profile loads on the way into the form (ROUTE-12). */
function EntrySpinner() {
  const { location } = useNavigation();
  const applicant = useApplicant();
  const isForm = location && (toFormPath(location.pathname) ?? location.pathname === COMPLETION_PATH);
  const { access } = applicant;
  // A visitor's form stays open until that of the student they have become is there.
  const isEntering = access === null || (access.mode === 'visitor' && hasSessionMarker(document.cookie));
  return isForm && isEntering ? <FullScreenSpinner /> : null;
}
