import { Outlet } from 'react-router-dom';
import { useSnapshot } from '../../data/ApplicantContext.ts';
import { AccountPopover } from '../../features/account/index.ts';
import { SiteFooter } from '../../features/footer/index.ts';
import { InactivityGuard } from '../../features/inactivity/index.ts';
import { ReadOnlyApplication } from '../../features/read-only/index.ts';
import { school } from '../../tenant/school.ts';
import { Header, SkipLink } from '../../ui/index.ts';
import { useAppParts } from '../AppContext.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';
import { preloadAuth } from '../preload.ts';

/** Everything around the pages of the form; for staff, the application itself and nothing else. Spec §2, §6. */
export function FormBranch() {
  const { is_service_user } = useSnapshot();
  return is_service_user ? <ReadOnlyApplication /> : <ApplicantFrame />;
}

function ApplicantFrame() {
  const { dialogErrors } = useAppParts();
  return (
    <>
      <SkipLink target="main" />
      <header>
        <Header schoolName={school.name} subtitle={school.subtitle}>
          <AccountPopover onPreload={preloadAuth} />
        </Header>
      </header>
      <DialogErrorBoundary errors={dialogErrors}>
        <Outlet />
      </DialogErrorBoundary>
      <SiteFooter />
      <InactivityGuard />
    </>
  );
}
