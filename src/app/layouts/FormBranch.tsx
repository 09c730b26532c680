import { lazy, type MouseEvent, Suspense } from 'react';
import { useIsMutating } from '@tanstack/react-query';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { type FORM_PATHS, toFormPath } from '../../routes/paths.ts';
import { fetchScript, type NoSession, SUBMISSIONS, useSession } from '../../session/index.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { AccountAddress } from '../../features/account/AccountAddress.tsx';
import { AccountPopover, type DraftProps } from '../../features/account/AccountPopover.tsx';
import { StatusBanner } from '../../features/banners/StatusBanner.tsx';
import { SiteFooter } from '../../features/footer/SiteFooter.tsx';
import { InactivityGuard } from '../../features/inactivity/InactivityGuard.tsx';
import { PAGE_MOVES } from '../../features/navigation/moveToPage.ts';
import { form } from '../../form/form.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { FullScreenSpinner, Header, SlowNote, useLazyChunk } from '../../ui/index.ts';
import { APP_WORDS } from '../appWords.ts';
import { cardsChunk } from '../cardsChunk.ts';
import { laterChunk } from '../laterChunk.ts';

/** Loaded lazily, because only staff see the whole application on one page. */
const ReadOnlyApplication = lazy(async () => ({
  default: (await fetchScript(import('../screens/later.chunk.ts'))).ReadOnlyApplication,
}));

/** The number of yellow leaves on the twig at each step. */
const LEAVES = [1, 2, 3] as const satisfies { length: (typeof FORM_PATHS)['length'] };

/** The frame of the form's pages; for staff, only the application itself. Spec §2, §6. */
export function FormBranch() {
  return (
    <SessionProvider without={(session) => <NoForm session={session} />}>
      <Branch />
    </SessionProvider>
  );
}

/** Shown during a log-out, until the login appears; a failed log-out has its own screen. */
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
      {/* Does not change the address, whose hash identifies a question. */}
      <a className="app-skip-link" href="#main" onClick={skipToQuestions}>
        {APP_WORDS.skipToQuestions}
      </a>
      <Header school={school} banner={<StatusBanner step={LEAVES[at]} />}>
        <>
          <AccountAddress />
          <AccountPopover onPreload={cardsChunk.preload} Draft={Draft} />
        </>
      </Header>
      <Outlet />
      <SlowPress />
      <SiteFooter />
    </InactivityGuard>
  );
}

function Draft(props: DraftProps) {
  const later = useLazyChunk(laterChunk, true);
  return later && <later.DraftView {...props} />;
}

/** Shows a note if a press takes long, because of several calls, a retry, or a slow script. */
function SlowPress() {
  const running = useIsMutating({
    predicate: ({ options }) => [PAGE_MOVES, SUBMISSIONS].some(([key]) => key === options.mutationKey?.[0]),
  });
  const isNavigating = useNavigation().state !== 'idle';
  return <SlowNote isWaiting={running > 0 || isNavigating} />;
}

function skipToQuestions(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
