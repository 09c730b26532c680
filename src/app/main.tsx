import '../../styles/main.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createSdk } from '../data/sdk.ts';
import { MESSAGES } from '../core/application/messages.ts';
import { ApplicantContext } from '../data/ApplicantContext.ts';
import { UploadsContext } from '../data/documents/UploadsContext.ts';
import { createApplicant } from '../data/createApplicant.ts';
import { endSession } from '../data/session/endSession.ts';
import { createUploads } from '../features/documents/index.ts';
import { formIndex } from '../form/form.ts';
import { setModalRoot } from '../ui/index.ts';
import { AppContext } from './AppContext.ts';
import { createRouter } from './createRouter.tsx';
import { carryAnswers } from './start/carryAnswers.ts';
import { DialogErrors } from './start/DialogErrors.ts';
import { saveOnLeave } from './start/saveOnLeave.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const dialogErrors = new DialogErrors();
const applicant = createApplicant({
  sdk: createSdk(),
  index: formIndex,
  onError: dialogErrors.show,
  onUnauthorized: () => {
    if (!endSession(applicant)) return;
    const message = { severity: 'error', text: MESSAGES.sessionInvalid } as const;
    void router.navigate('/login', { replace: true, state: { message } });
  },
});
const router = createRouter(applicant);
const parts = { dialogErrors };

setModalRoot(root);
carryAnswers(applicant, router);
saveOnLeave(applicant);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={applicant.queryClient}>
      <ApplicantContext value={applicant}>
        <UploadsContext value={createUploads(applicant)}>
          <AppContext value={parts}>
            <RouterProvider router={router} />
          </AppContext>
        </UploadsContext>
      </ApplicantContext>
    </QueryClientProvider>
  </StrictMode>,
);
