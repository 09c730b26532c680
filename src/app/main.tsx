import '../../styles/main.scss';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { DROPPED_BESIDE } from '../core/constants.ts';
import { toIsoDate } from '../core/dates/toIsoDate.ts';
import {
  fetchScript,
  followPageLife,
  judgeFailure,
  NO_SESSION,
  openTabChannel,
  readAccess,
  reportError,
  Sessions,
  unlessBlocked,
} from '../session/index.ts';
import { DEFAULT_PATH, toCardPath } from '../routes/paths.ts';
import { preloadOverlays, showToast } from '../ui/index.ts';
import { App } from './App.tsx';
import { APP_WORDS } from './appWords.ts';
import { cardsChunk } from './cardsChunk.ts';
import { createRoutes } from './createRoutes.tsx';
import { formChunk } from './formChunk.ts';
import { createLazySdk, sdkChunk } from './lazySdk.ts';
import { carryAnswers, readCarried } from './start/carryAnswers.ts';
import { catchDrops } from './start/catchDrops.ts';
import { fetchFirst } from './start/fetchFirst.ts';
import { forgivingWindow } from './start/forgivingWindow.ts';
import { hideServiceToken, keepServiceToken } from './start/hideServiceToken.ts';
import { ignoreMovedPress } from './start/ignoreMovedPress.ts';
import { openLoginAtEnd } from './start/openLoginAtEnd.ts';
import { reportUncaught } from './start/reportUncaught.ts';
import { forgetRestored, giveUpQuestions, showQuestions, takeEarlyText } from './start/takeEarlyText.ts';
import { prepareHydration, writtenPage } from './start/prepareHydration.ts';
import { whenIdle } from './start/whenIdle.ts';

/** How long the frame waits for the answers before it becomes live without them, in ms. */
const FRAME_MS = 300;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Starts the application. A function instead of top-level await, because the awaited scripts may import from
 * the built entry script and would then wait for it forever.
 */
async function start(root: HTMLElement): Promise<void> {
  // Stripped from production builds.
  if (import.meta.env.VITE_ENVIRONMENT === 'development') {
    const { checkOrShow } = await import('./development/checkConfiguration.ts');
    checkOrShow(root, import.meta.env);
  }
  reportUncaught();

  // Only in the mock and the preview; no production build has scenarios, whatever its settings.
  const scenarios =
    import.meta.env.VITE_MOCK === '1' ? (await import('../scenario/loadScenarios.ts')).loadScenarios() : null;

  const serviceToken = hideServiceToken();
  // Every server answers `/` with the form's first page; the router redirects later.
  const pathname = window.location.pathname === '/' ? DEFAULT_PATH : window.location.pathname;
  const cookies = () => unlessBlocked(() => document.cookie) ?? '';
  const readKind = () => readAccess(window.location.search, cookies(), serviceToken).kind;
  // A visitor may be typing into the questions until the form has loaded.
  let hydratesForm =
    pathname === DEFAULT_PATH &&
    showQuestions() &&
    (await fetchScript(formChunk.load()).then(
      () => readKind() === 'visitor',
      () => false,
    ));
  if (!hydratesForm) giveUpQuestions();
  const carried = hydratesForm ? null : readCarried();
  const sessions = new Sessions(
    {
      channel: openTabChannel(),
      serviceToken,
      cookies,
      hasOneStudent: scenarios !== null,
      asksOwner: scenarios === null,
      // Hydrates the questions as they were on the day of the build.
      today: () => scenarios?.today ?? ((hydratesForm && root.dataset.day) || toIsoDate(new Date())),
      createSdk: (options) =>
        createLazySdk({
          baseUrl: import.meta.env.VITE_API_BASE_URL,
          fetch: fetchFirst,
          ...scenarios?.sdkOptions,
          onFailure: (error) => sessions.failedCall.note(error),
          onReply: (reply) => sessions.serverClock.set(reply),
          ...options,
        }),
      announceDocumentFailure: showDocumentError,
    },
    { ...NO_SESSION, carried },
  );
  // Except for visitors, opening the form makes a call (fetchAhead.ts preloads the script earlier if it can).
  if (readKind() !== 'visitor') sdkChunk.preload();
  const cardPath = toCardPath(pathname);
  // Null on other pages, and if the script cannot be loaded; the card's routes then try again.
  const cards = cardPath && (await fetchScript(cardsChunk.load()).catch(() => null));
  const router = createBrowserRouter(createRoutes(sessions, cards), { window: forgivingWindow() });

  keepServiceToken(serviceToken, router);
  const follow = () => followPageLife(sessions, carryAnswers(sessions, router, readCarried()));
  if (!hydratesForm) follow();
  ignoreMovedPress();
  catchDrops(() => showDocumentError(APP_WORDS.documents.droppedBeside, DROPPED_BESIDE));
  openLoginAtEnd(sessions, router);

  // Reports only programming errors; failed calls are shown by the boundaries.
  const onCaughtError = (error: unknown) => {
    if (judgeFailure(error).kind === 'mistake') reportError(error, 'a screen');
  };

  const completeHydration = prepareHydration(root);
  const onLive = () => {
    if (hydratesForm) {
      hydratesForm = false;
      takeEarlyText(sessions);
      follow();
    }
    completeHydration();
  };
  const app = <App sessions={sessions} router={router} scenarios={scenarios} onLive={onLive} />;
  // A card's Submit button needs these.
  if (cardPath)
    whenIdle(() => {
      sdkChunk.preload();
      preloadOverlays();
      formChunk.preload();
    });
  const ready = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  if (hydratesForm) {
    // React would hydrate the router's fallback.
    await ready;
    forgetRestored();
  } else if (!cards) {
    // The fallback looks like the frame that is already there, and rendering it would delay a student's answers.
    await Promise.race([ready, sleep(FRAME_MS)]);
  }
  // Cards and questions are hydrated, so that they keep any typed text; the frame of a form page is replaced.
  if (hydratesForm || (cards && writtenPage(root) === cardPath))
    hydrateRoot(root, app, { onCaughtError, onRecoverableError: noteRestart });
  else createRoot(root, { onCaughtError }).render(app);
}

function showDocumentError(message: string, about: string): void {
  showToast({ severity: 'error', label: APP_WORDS.documents.errorLabel, message, about });
}

/**
 * Handles a page that React could not hydrate and has rendered again; `prepareHydration` restores the typed text. Only
 * programming errors, which have a cause, are reported; a page changed by a translator or an extension is only logged.
 */
function noteRestart(error: unknown): void {
  if (error instanceof Error && error.cause) reportError(error.cause, 'taking over');
  else console.warn('[taking over]', error);
}

// Every page has it.
void start(document.getElementById('root') as HTMLElement);
