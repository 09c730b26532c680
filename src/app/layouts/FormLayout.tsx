import { Outlet } from 'react-router-dom';
import { StepMenu } from '../../features/navigation/StepMenu.tsx';
import { SetAsideDialog } from '../../features/letters/SetAsideDialog.tsx';
import { SubmittedRedirect } from '../../features/submit/SubmittedRedirect.tsx';
import { form } from '../../form/form.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';
import { FailedStartDialog } from '../FailedStartDialog.tsx';

/**
 * The frame of a form page, with the step menu, the redirect after submission and the failed-start dialog.
 * Spec §2 "Form pages".
 */
export function FormLayout() {
  return (
    <>
      <DialogErrorBoundary>
        <StepMenu form={form} />
      </DialogErrorBoundary>
      <main className="app-wrap app-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SubmittedRedirect />
      <SetAsideDialog />
      <FailedStartDialog />
    </>
  );
}
