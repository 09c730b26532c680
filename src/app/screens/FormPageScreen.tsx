import { lazy, Suspense, useEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../core/application/NavigationState.ts';
import { SHARED_WORDS } from '../../core/application/sharedWords.ts';
import type { Page, PageAction } from '../../core/question/FormNode.ts';
import { FormPageView } from '../../features/answer-form/index.ts';
import { useFormStore } from '../../data/Connection.ts';
import { UploadQuestionView } from '../../features/documents/index.ts';
import {
  BackToReview,
  ChangeLink,
  PageButton,
  SaveLine,
  ValidationSummary,
} from '../../features/navigation/index.ts';
import { SubmitButton } from '../../features/submit/index.ts';
import { form } from '../../form/form.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';
import { prepareWhenIdle } from '../start/prepareWhenIdle.ts';

const SLOTS = { Upload: UploadQuestionView, SectionEnd };
const REVIEW_PATH = form.pages.at(-1)?.path ?? '';

/** Only the last page has it; the others never load it. */
const Review = lazy(async () => ({ default: (await import('../../features/read-only/index.ts')).Review }));

/** One step of the form with its buttons. */
export function FormPageScreen({ page }: { page: Page }) {
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
        slots={SLOTS}
        summary={<ValidationSummary form={form} />}
        beforeLast={page.path === REVIEW_PATH && <PageReview />}
        actions={page.actions.map((action) => (
          <DialogErrorBoundary key={action.label}>
            <ActionButton action={action} />
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

function PageReview() {
  const { state } = useLocation() as Location<NavigationState | null>;
  return (
    <Suspense>
      <Review
        changed={state?.reviewed}
        renderChange={(section) => (
          <DialogErrorBoundary>
            <ChangeLink section={section} />
          </DialogErrorBoundary>
        )}
      />
    </Suspense>
  );
}

function SectionEnd({ sectionId }: { sectionId: string }) {
  return (
    <DialogErrorBoundary>
      <BackToReview path={REVIEW_PATH} sectionId={sectionId} />
    </DialogErrorBoundary>
  );
}

function ActionButton({ action }: { action: PageAction }) {
  if (action.action !== 'submit') return <PageButton action={action} />;
  return <SubmitButton label={action.label} defaultRoute={action.defaultRoute} summaryId="error-summary" />;
}
