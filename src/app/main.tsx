import '../../styles/main.scss';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { toIsoDate } from '../core/dates/toIsoDate.ts';
import {
  fetchScript,
  followPageLife,
  judgeFailure,
  NO_SESSION,
  openTabs,
  readAccess,
  reportError,
  Sessions,
  unlessRefused,
} from '../session/index.ts';
import { LOGIN_PATH, toCardPath } from '../routes/paths.ts';
import { preloadOverlays, showToast } from '../ui/index.ts';
import { App } from './App.tsx';
import { APP_WORDS } from './appWords.ts';
import { ARRIVALS } from './arrivals.ts';
import { cardPart } from './cardPart.ts';
import { createRoutes } from './createRoutes.tsx';
import { formPart } from './formPart.ts';
import { createLazySdk, sdkPart } from './lazySdk.ts';
import { carryAnswers, readCarried } from './start/carryAnswers.ts';
import { catchDrops } from './start/catchDrops.ts';
import { forgivingWindow } from './start/forgivingWindow.ts';
import { hideServiceToken, keepServiceToken } from './start/hideServiceToken.ts';
import { ignoreMovedPress } from './start/ignoreMovedPress.ts';
import { reportUncaught } from './start/reportUncaught.ts';
import { prepareTakeOver, writtenPage } from './start/takeOver.ts';
import { whenIdle } from './start/whenIdle.ts';

/** Starts the application. A function: scripts that a module waits for cannot import from it. */
async function start(root: HTMLElement): Promise<void> {
  // Development-only configuration checks, stripped from production builds.
  if (import.meta.env.VITE_ENVIRONMENT === 'development') {
    const { checkOrShow } = await import('./development/checkConfiguration.ts');
    checkOrShow(root, import.meta.env);
  }
  reportUncaught();

  // The mock and the preview only: no production build has it, whatever its settings.
  const scenarios =
    import.meta.env.VITE_MOCK === '1' ? (await import('../scenario/loadScenarios.ts')).loadScenarios() : null;

  const serviceToken = hideServiceToken();
  const carried = readCarried();
  const sessions = new Sessions(
    {
      tabs: openTabs(),
      serviceToken,
      cookies: () => unlessRefused(() => document.cookie) ?? '',
      today: () => scenarios?.today ?? toIsoDate(new Date()),
      createSdk: (options) =>
        createLazySdk({
          baseUrl: import.meta.env.VITE_API_BASE_URL,
          ...scenarios?.sdkOptions,
          onFailure: (error) => sessions.noteFailedCall(error),
          ...options,
        }),
      announceDocumentFailure: showDocumentError,
    },
    { ...NO_SESSION, carried },
  );
  // Only visitors are let in without a call (fetchAhead.ts does what it can for the others).
  if (readAccess(window.location.search, sessions.settings.cookies(), serviceToken).kind !== 'visitor')
    sdkPart.preload();
  const cardPath = toCardPath(window.location.pathname);
  // Null on other pages, and where it does not come: its routes try again.
  const cardSide = cardPath && (await fetchScript(cardPart.load()).catch(() => null));
  const router = createBrowserRouter(createRoutes(sessions, cardSide), { window: forgivingWindow() });

  keepServiceToken(serviceToken, router);
  followPageLife(sessions, carryAnswers(sessions, router, carried));
  ignoreMovedPress();
  catchDrops(() => showDocumentError(APP_WORDS.documents.droppedBeside));
  // The one way out: a session that has ended leads to the login, which says why.
  sessions.current.subscribe((session) => {
    if (session.kind === 'none' && session.ended)
      void router.navigate(LOGIN_PATH, { replace: true, state: ARRIVALS[session.ended] });
  });

  // Boundaries show failed calls, which are not reported; only our own mistakes are.
  const onCaughtError = (error: unknown) => {
    if (judgeFailure(error).kind === 'mistake') reportError(error, 'a screen');
  };

  const app = (
    <App sessions={sessions} router={router} scenarios={scenarios} onLive={prepareTakeOver(root)} />
  );
  // What a card's Submit needs: its call, a message, and the form.
  if (cardPath)
    whenIdle(() => {
      sdkPart.preload();
      preloadOverlays();
      formPart.preload();
    });
  // A card is taken over as it stands, with what was typed into it; a form's page shows no more than its frame.
  if (cardSide && writtenPage(root) === cardPath)
    hydrateRoot(root, app, {
      onCaughtError,
      onRecoverableError: noteRestart,
    });
  else createRoot(root, { onCaughtError }).render(app);
}

function showDocumentError(message: string): void {
  showToast({ severity: 'error', label: APP_WORDS.documents.errorLabel, message });
}

/**
 * Notes that React could not take a card over and has drawn it anew; `prepareTakeOver` kept what was typed.
 *
 * Only a mistake of ours has a cause, and is reported: a card that a translator or an extension has changed is theirs.
 */
function noteRestart(error: unknown): void {
  if (error instanceof Error && error.cause) reportError(error.cause, 'taking over');
  else console.warn('[taking over]', error);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
void start(root);
