import { lazy, type MouseEvent, Suspense } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { toFormPath } from '../../routes/paths.ts';
import { fetchScript, type NoSession, SUBMISSIONS, useSession } from '../../session/index.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { AccountPopover } from '../../features/account/AccountPopover.tsx';
import { StatusBanner } from '../../features/banners/StatusBanner.tsx';
import { SiteFooter } from '../../features/footer/SiteFooter.tsx';
import { InactivityGuard } from '../../features/inactivity/InactivityGuard.tsx';
import { PAGE_MOVES } from '../../features/navigation/moveToPage.ts';
import { form } from '../../form/form.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { FullScreenSpinner, Header, SlowNote } from '../../ui/index.ts';
import { APP_WORDS } from '../appWords.ts';
import { cardPart } from '../cardPart.ts';

/** Only staff read the whole application on one page; an applicant has parts of it in their review. */
const ReadOnlyApplication = lazy(async () => ({
  default: (await fetchScript(import('../screens/laterParts.ts'))).ReadOnlyApplication,
}));

/** Everything around the pages of the form; for staff, the application itself and nothing else. Spec §2, §6. */
export function FormBranch() {
  return (
    <SessionProvider without={(session) => <NoForm session={session} />}>
      <Branch />
    </SessionProvider>
  );
}

/** During a log-out, until the login is shown; a log-out that failed has a screen of its own. */
function NoForm({ session }: { session: NoSession }) {
  if (session.logOutFailure) throw session.logOutFailure;
  return <FullScreenSpinner label={ROUTE_WORDS.loggingOut} />;
}

function Branch() {
  const session = useSession();
  if (session.kind !== 'service') return <ApplicantFrame />;
  return (
    <Suspense>
      <ReadOnlyApplication session={session} />
    </Suspense>
  );
}

function ApplicantFrame() {
  const { pathname } = useLocation();
  const at = form.pages.findIndex((page) => page.path === toFormPath(pathname));
  return (
    <InactivityGuard>
      {/* It leaves the address alone: a `#hash` means a question here. */}
      <a className="app-skip-link" href="#main" onClick={skipToQuestions}>
        {APP_WORDS.skipToQuestions}
      </a>
      <Header school={school} banner={<StatusBanner step={([1, 2, 3] as const)[at]} />}>
        <AccountPopover onPreload={cardPart.preload} />
      </Header>
      <Outlet />
      <SlowPress />
      <SiteFooter />
    </InactivityGuard>
  );
}

/** Says that a press takes long: several calls one after another, one that is tried again, a page whose script is slow. */
function SlowPress() {
  const running = useIsMutating({
    predicate: ({ options }) => [PAGE_MOVES, SUBMISSIONS].some(([key]) => key === options.mutationKey?.[0]),
  });
  const isNavigating = useNavigation().state !== 'idle';
  return <SlowNote isWaiting={running > 0 || isNavigating} />;
}

/** Lets a keyboard user jump over the header. */
function skipToQuestions(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
