import { Link, Outlet, useLocation } from 'react-router-dom';
import { cardLead } from '../../features/auth/authWords.ts';
import { SiteFooter } from '../../features/footer/SiteFooter.tsx';
import { DEFAULT_PATH } from '../../routes/paths.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { Mark, Promises, Twig } from '../../ui/index.ts';

/** The frame of an account card, with the school's branding beside it. */
export function AuthFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <div className="app-auth-layout">
        <header className="app-auth-layout__side">
          <Twig reached={1} />
          {/* A router link, because a full page load would lose what a visitor has typed. */}
          <Link className="app-mark" to={DEFAULT_PATH}>
            <Mark school={school} />
          </Link>
          <div className="app-auth-layout__lead">
            <p className="app-auth-layout__display">{cardLead(pathname)}</p>
            <Promises promises={school.promises} />
          </div>
        </header>
        <main className="app-auth-layout__main" id="main">
          <Outlet />
        </main>
      </div>
      <SiteFooter />
    </>
  );
}
