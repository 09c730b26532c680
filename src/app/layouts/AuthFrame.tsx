import { Link, Outlet, useLocation } from 'react-router-dom';
import { cardLead } from '../../features/auth/index.ts';
import { SiteFooter } from '../../features/footer/index.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { AuthLayout } from '../../ui/index.ts';

/** What stands around every account card. */
export function AuthFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <AuthLayout
        mark={school.mark}
        schoolName={school.name}
        subtitle={school.subtitle}
        // Through the router: a page loaded anew would begin without what a visitor has typed.
        renderHome={(className, children) => (
          <Link className={className} to="/about">
            {children}
          </Link>
        )}
        lead={cardLead(pathname)}
        promises={school.promises}
      >
        <Outlet />
      </AuthLayout>
      <SiteFooter />
    </>
  );
}
