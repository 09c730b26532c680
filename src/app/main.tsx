import '../../styles/main.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSdk } from '../data/sdk.ts';
import type { NavigationState } from '../core/application/NavigationState.ts';
import { COMPLETION_PATH } from '../core/application/routes.ts';
import { ApplicantContext } from '../data/ApplicantContext.ts';
import { UploadsContext } from '../data/documents/UploadsContext.ts';
import { createApplicant } from '../data/createApplicant.ts';
import { endRefusedSession } from '../data/session/endRefusedSession.ts';
import { followOtherTabs } from '../data/session/followOtherTabs.ts';
import { createUploads } from '../features/documents/index.ts';
import { formIndex } from '../form/form.ts';
import { setModalRoot } from '../ui/index.ts';
import { AppContext } from './AppContext.ts';
import { createRouter } from './createRouter.tsx';
import { carryAnswers } from './start/carryAnswers.ts';
import { chooseErrorReporter } from './start/chooseErrorReporter.ts';
import { DialogErrors } from './start/DialogErrors.ts';
import { fetchHeadingFont } from './start/fetchHeadingFont.ts';
import { keepServiceToken, takeServiceToken } from './start/keepServiceToken.ts';
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

// Before the router reads the address.
const serviceToken = takeServiceToken();
const dialogErrors = new DialogErrors();
const applicant = createApplicant({
  sdk: createSdk({ baseUrl: import.meta.env.VITE_API_BASE_URL, headers: scenarios?.headers }),
  index: formIndex,
  serviceToken,
  onError: dialogErrors.show,
  onUnauthorized: () => {
    const arrival = endRefusedSession(applicant);
    if (arrival) goToLogin(arrival);
  },
});
const carryOn = carryAnswers(applicant);
const router = createRouter(applicant);
const parts = { dialogErrors };

function goToLogin(state: NavigationState): void {
  dialogErrors.close();
  void router.navigate('/login', { replace: true, state });
}

setModalRoot(root);
keepServiceToken(serviceToken, router);
carryOn(router);
saveOnLeave(applicant);
reloadFromCache();
followOtherTabs(applicant, {
  onSubmitted: () => void router.navigate(COMPLETION_PATH, { replace: true }),
  onReplaced: () => goToLogin({}),
});

/** Its own chunk, fetched on the mock only. */
const MockPanel =
  import.meta.env.VITE_MOCK === '1'
    ? lazy(async () => ({ default: (await import('./scenario/ScenarioSwitch.tsx')).ScenarioSwitch }))
    : null;

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={applicant.queryClient}>
      <ApplicantContext value={applicant}>
        <UploadsContext value={createUploads(applicant)}>
          <AppContext value={parts}>
            <RouterProvider router={router} />
            {MockPanel && scenarios && <MockPanel scenarios={scenarios} />}
          </AppContext>
        </UploadsContext>
      </ApplicantContext>
    </QueryClientProvider>
  </StrictMode>,
);
