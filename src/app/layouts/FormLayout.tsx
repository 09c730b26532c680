import { Outlet } from 'react-router-dom';
import { StepMenu } from '../../features/navigation/StepMenu.tsx';
import { useMoveToPage } from '../../features/navigation/useMoveToPage.ts';
import { SubmittedRedirect } from '../../features/submit/SubmittedRedirect.tsx';
import { form } from '../../form/form.ts';
import { useFormValue } from '../../session/index.ts';
import { useLazyChunk } from '../../ui/index.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';
import { FailedStartDialog } from '../FailedStartDialog.tsx';
import { laterChunk } from '../laterChunk.ts';

/** The frame of a form page. Spec §2 "Form pages". */
export function FormLayout() {
  const hasListed = useFormValue(({ told }) => told.listed.length > 0);
  // Contains the dialog for answers that are not in the application, which few students see.
  const later = useLazyChunk(laterChunk, hasListed);
  const { moveTo } = useMoveToPage('push');
  return (
    <>
      <DialogErrorBoundary>
        <StepMenu form={form} />
      </DialogErrorBoundary>
      <main className="app-wrap app-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SubmittedRedirect />
      {later && (
        <DialogErrorBoundary>
          <later.ToldDialog moveTo={moveTo} />
        </DialogErrorBoundary>
      )}
      <FailedStartDialog />
    </>
  );
}
