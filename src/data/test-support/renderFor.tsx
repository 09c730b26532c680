import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation, useRouteError } from 'react-router-dom';
import type { Applicant } from '../Applicant.ts';
import { ApplicantContext } from '../ApplicantContext.ts';
import type { Uploads } from '../documents/Uploads.ts';
import { UploadsContext } from '../documents/UploadsContext.ts';

/** Renders something at /about for an applicant, in StrictMode as in development. */
export function renderFor(applicant: Applicant, ui: ReactNode, uploads: Uploads | null = null) {
  const router = createMemoryRouter(
    [
      { path: '/about', element: ui, errorElement: <ErrorScreen /> },
      { path: '*', element: <Elsewhere /> },
    ],
    { initialEntries: ['/about'] },
  );
  render(
    <StrictMode>
      <QueryClientProvider client={applicant.queryClient}>
        <ApplicantContext value={applicant}>
          <UploadsContext value={uploads}>
            <RouterProvider router={router} />
          </UploadsContext>
        </ApplicantContext>
      </QueryClientProvider>
    </StrictMode>,
  );
  return {
    path: () => router.state.location.pathname,
    state: () => router.state.location.state as unknown,
  };
}

function ErrorScreen() {
  return <h1>Error: {(useRouteError() as Error).message}</h1>;
}

function Elsewhere() {
  return <h1>At {useLocation().pathname}</h1>;
}
