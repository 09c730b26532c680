import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useSnapshot } from '../../data/ApplicantContext.ts';
import { AccountPopover } from '../../features/account/index.ts';
import { SiteFooter } from '../../features/footer/index.ts';
import { InactivityGuard } from '../../features/inactivity/index.ts';
import { school } from '../../tenant/school.ts';
import { Header, SkipLink } from '../../ui/index.ts';
import { preloadAuth } from '../preload.ts';
import { UnexpectedErrorDialog } from '../UnexpectedErrorDialog.tsx';

/** Only staff read the whole application on one page; applicants never load it. */
const ReadOnlyApplication = lazy(async () => ({
  default: (await import('../../features/read-only/index.ts')).ReadOnlyApplication,
}));

/** Everything around the pages of the form; for staff, the application itself and nothing else. Spec §2, §6. */
export function FormBranch() {
  const { is_service_user } = useSnapshot();
  if (!is_service_user) return <ApplicantFrame />;
  return (
    <Suspense>
      <ReadOnlyApplication />
    </Suspense>
  );
}

function ApplicantFrame() {
  return (
    <>
      <SkipLink target="main" />
      <header>
        <Header schoolName={school.name} subtitle={school.subtitle}>
          <AccountPopover onPreload={preloadAuth} />
        </Header>
      </header>
      <Outlet />
      <SiteFooter />
      <UnexpectedErrorDialog />
      <InactivityGuard />
    </>
  );
}
