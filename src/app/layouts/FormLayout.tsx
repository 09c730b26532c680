import { Outlet } from 'react-router-dom';
import { StepMenu } from '../../features/navigation/StepMenu.tsx';
import { SubmittedRedirect } from '../../features/submit/SubmittedRedirect.tsx';
import { form } from '../../form/form.ts';
import { useFormValue } from '../../session/index.ts';
import { lazyChunk, useLazyChunk } from '../../ui/index.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';
import { FailedStartDialog } from '../FailedStartDialog.tsx';

/** Contains the dialog for answers that newer ones have replaced, which few students see. */
const laterChunk = lazyChunk(() => import('../screens/later.chunk.ts'));

/** The frame of a form page. Spec §2 "Form pages". */
export function FormLayout() {
  const hasSetAside = useFormValue(({ letters }) => letters.journal.setAside.length > 0);
  const later = useLazyChunk(laterChunk, hasSetAside);
  return (
    <>
      <DialogErrorBoundary>
        <StepMenu form={form} />
      </DialogErrorBoundary>
      <main className="app-wrap app-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SubmittedRedirect />
      {later && <later.SetAsideDialog />}
      <FailedStartDialog />
    </>
  );
}
