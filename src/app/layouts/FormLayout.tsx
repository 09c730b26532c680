import { Outlet, useLocation } from 'react-router-dom';
import { StatusBanner } from '../../features/banners/index.ts';
import { StepMenu, ValidationSummary } from '../../features/navigation/index.ts';
import { form } from '../../form/form.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';

/** The chrome of a form page: banner, steps, what is still to fix. Spec §2 "Form pages". */
export function FormLayout() {
  const { pathname } = useLocation();
  const at = form.pages.findIndex((page) => page.path === pathname.replace(/\/+$/, ''));
  const step = ([1, 2, 3] as const)[Math.max(at, 0)];
  return (
    <>
      <StatusBanner step={step} />
      <DialogErrorBoundary>
        <StepMenu form={form} />
      </DialogErrorBoundary>
      <main className="app-wrap app-main" id="main">
        <ValidationSummary form={form} />
        <Outlet />
      </main>
    </>
  );
}
