import { useEffect } from 'react';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import type { Page, PageAction } from '../../core/question/FormNode.ts';
import { FormPageView } from '../../features/answer-form/index.ts';
import { useFormStore } from '../../data/Connection.ts';
import { PageButton, SaveLine, ValidationSummary } from '../../features/navigation/index.ts';
import { form } from '../../form/form.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';
import { prepareWhenIdle } from '../start/prepareWhenIdle.ts';
import type * as laterParts from './laterParts.ts';

interface FormPageScreenProps {
  page: Page;
  /** Where the page has an upload or Submit. */
  later?: typeof laterParts;
}

/** One step of the form with its buttons. */
export function FormPageScreen({ page, later }: FormPageScreenProps) {
  const store = useFormStore();
  useEffect(() => prepareWhenIdle(store), [store]);
  return (
    <>
      <title>{SHARED_WORDS.documentTitle(page.title, school.name)}</title>
      <FormPageView
        key={page.id}
        page={page}
        step={form.pages.indexOf(page) + 1}
        stepCount={form.pages.length}
        slots={later?.slots}
        summary={<ValidationSummary form={form} />}
        actions={page.actions.map((action) => (
          <DialogErrorBoundary key={action.label}>
            <ActionButton action={action} SubmitButton={later?.SubmitButton} />
          </DialogErrorBoundary>
        ))}
        note={
          <DialogErrorBoundary>
            <SaveLine />
          </DialogErrorBoundary>
        }
      />
    </>
  );
}

interface ActionButtonProps {
  action: PageAction;
  SubmitButton?: typeof laterParts.SubmitButton;
}

function ActionButton({ action, SubmitButton }: ActionButtonProps) {
  if (action.action !== 'submit') return <PageButton action={action} />;
  return (
    SubmitButton && (
      <SubmitButton label={action.label} defaultRoute={action.defaultRoute} summaryId="error-summary" />
    )
  );
}
