import '../../styles/main.scss';
import { notifyManager } from '@tanstack/react-query';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { toIsoDate } from '../core/application/toIsoDate.ts';
import { judgeFailure } from '../data/judgeFailure.ts';
import { reportError } from '../data/reportError.ts';
import { createSdk } from '../data/sdk.ts';
import { DOCUMENTS_WORDS } from '../features/documents/documentsWords.ts';
import { formIndex } from '../form/form.ts';
import { createSessionHost } from '../session/createSessionHost.ts';
import { followTabs } from '../session/followTabs.ts';
import { NO_SESSION } from '../session/Session.ts';
import { SessionHostContext } from '../session/SessionHostContext.ts';
import { openTabs } from '../session/tabs.ts';
import { showToast } from '../ui/index.ts';
import { ARRIVALS } from './arrivals.ts';
import { createRouter } from './createRouter.tsx';
import { carryAnswers, readCarried } from './start/carryAnswers.ts';
import { chooseErrorReporter } from './start/chooseErrorReporter.ts';
import { fetchHeadingFont } from './start/fetchHeadingFont.ts';
import { hideServiceToken, readServiceToken } from './start/hideServiceToken.ts';
import { reloadFromCache } from './start/reloadFromCache.ts';
import { saveOnLeave } from './start/saveOnLeave.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

fetchHeadingFont();

// Mistakes of ours are for whoever develops; no build carries the checks (TRAP-65).
if (import.meta.env.VITE_ENVIRONMENT === 'development') {
  const { checkOrShow } = await import('./development/checkConfiguration.ts');
  checkOrShow(root, import.meta.env);
}
chooseErrorReporter(import.meta.env.VITE_ERROR_REPORT_URL);

// The static mock only: no production build has it, whatever its settings (TRAP-36).
const scenarios =
  import.meta.env.VITE_MOCK === '1' ? (await import('./scenario/loadScenarios.ts')).loadScenarios() : null;

const serviceToken = readServiceToken();
const carried = readCarried();
const host = createSessionHost(
  {
    index: formIndex,
    tabs: openTabs(),
    serviceToken,
    cookies: () => document.cookie,
    today: () => toIsoDate(new Date()),
    createSdk: (options) =>
      createSdk({ baseUrl: import.meta.env.VITE_API_BASE_URL, headers: scenarios?.headers, ...options }),
    announceDocumentFailure: (message) =>
      showToast({ severity: 'error', label: DOCUMENTS_WORDS.errorLabel, message }),
  },
  { ...NO_SESSION, carried },
);
const router = createRouter(host);

hideServiceToken(serviceToken, router);
carryAnswers(host, router, carried);
saveOnLeave(host);
reloadFromCache();
followTabs(host);
// The one way out: a session that has ended leads to the login, which says why.
host.current.subscribe((session) => {
  if (session.kind === 'none' && session.ended)
    void router.navigate('/login', { replace: true, state: ARRIVALS[session.ended] });
});

/** Its own chunk, fetched on the mock only. */
const MockPanel =
  import.meta.env.VITE_MOCK === '1'
    ? lazy(async () => ({ default: (await import('./scenario/ScenarioSwitch.tsx')).ScenarioSwitch }))
    : null;

// Mutations say at once that they run: the next key may be pressed before a timer comes.
notifyManager.setScheduler(queueMicrotask);

// A failed call that a boundary shows is no mistake; what is one is reported.
const onCaughtError = (error: unknown) => {
  if (judgeFailure(error).kind === 'mistake') reportError(error, 'a screen');
};

createRoot(root, { onCaughtError }).render(
  <StrictMode>
    <SessionHostContext value={host}>
      <RouterProvider router={router} />
      {MockPanel && scenarios && <MockPanel scenarios={scenarios} />}
    </SessionHostContext>
  </StrictMode>,
);
