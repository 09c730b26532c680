import { Outlet } from 'react-router-dom';
import { StepMenu } from '../../features/navigation/StepMenu.tsx';
import { SubmittedRedirect } from '../../features/submit/SubmittedRedirect.tsx';
import { form } from '../../form/form.ts';
import { useFormValue } from '../../session/index.ts';
import { lazyPart, useLazyPart } from '../../ui/index.ts';
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
      <SetAside />
      <FailedStartDialog />
    </>
  );
}

const laterPart = lazyPart(() => import('../screens/laterParts.ts'));

/** The dialog about answers that were set aside; loaded only if there are any. */
function SetAside() {
  const isNeeded = useFormValue(({ letters }) => letters.setAside.length > 0);
  const later = useLazyPart(laterPart, isNeeded);
  return later && <later.SetAsideDialog />;
}
