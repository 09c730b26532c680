import { Outlet } from 'react-router-dom';
import { SiteFooter } from '../../features/footer/index.ts';
import { school } from '../../tenant/school.ts';
import { AuthLayout } from '../../ui/index.ts';

/** What stands around every account card. */
export function AuthFrame() {
  return (
    <>
      <title>{`Your account · ${school.name}`}</title>
      <AuthLayout
        schoolName={school.name}
        subtitle={school.subtitle}
        homeHref="/about"
        lead="One application, three steps."
        promises={school.promises}
      >
        <Outlet />
      </AuthLayout>
      <SiteFooter />
    </>
  );
}
