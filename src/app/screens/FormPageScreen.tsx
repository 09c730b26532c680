import { type ReactElement, useEffect } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { NavigationState } from '../../routes/NavigationState.ts';
import { ROUTE_WORDS } from '../../routes/routeWords.ts';
import type { Page } from '../../core/declare/FormNode.ts';
import { AccountAddress } from '../../features/account/AccountAddress.tsx';
import { FormPageView } from '../../features/answer-form/FormPageView.tsx';
import { PageButton } from '../../features/navigation/PageButton.tsx';
import { BackToReview, ChangeLink } from '../../features/navigation/reviewLinks.tsx';
import { SaveLine } from '../../features/navigation/SaveLine.tsx';
import { ValidationSummary } from '../../features/navigation/ValidationSummary.tsx';
import { form } from '../../form/form.ts';
import { school } from '../../tenant/chosenTenant.ts';
import { DialogErrorBoundary } from '../DialogErrorBoundary.tsx';
import { prepareWhenIdle } from '../start/prepareWhenIdle.ts';
import { useFormStore } from '../../session/index.ts';
import type * as laterChunk from './later.chunk.ts';

/** The page that contains the review. */
export const REVIEW_PATH = form.pages.at(-1)?.path ?? '';

interface FormPageScreenProps {
  page: Page;
  /** Present if the page has an upload, the review or Submit. */
  later?: typeof laterChunk;
}

export function FormPageScreen({ page, later }: FormPageScreenProps) {
  const store = useFormStore();
  useEffect(() => prepareWhenIdle(store), [store]);
  return (
    <>
      <title>{ROUTE_WORDS.documentTitle(page.title, school.name)}</title>
      <FormPageView
        key={page.id}
        page={page}
        account={<AccountAddress />}
        renderUpload={later && ((question) => <later.UploadQuestionView question={question} />)}
        renderEnd={(sectionId) => guard(<BackToReview path={REVIEW_PATH} sectionId={sectionId} />)}
        summary={guard(<ValidationSummary form={form} />)}
        beforeLast={later && page.path === REVIEW_PATH && <PageReview Review={later.Review} />}
        actions={page.actions.map((action) => (
          <DialogErrorBoundary key={action.label}>
            {action.action !== 'submit' && <PageButton action={action} />}
            {action.action === 'submit' && later && (
              <later.SubmitButton label={action.label} defaultRoute={action.defaultRoute} />
            )}
          </DialogErrorBoundary>
        ))}
        note={guard(<SaveLine />)}
      />
    </>
  );
}

function PageReview({ Review }: Pick<typeof laterChunk, 'Review'>) {
  const { state } = useLocation() as Location<NavigationState | null>;
  return (
    <Review changed={state?.reviewed} renderChange={(section) => guard(<ChangeLink section={section} />)} />
  );
}

function guard(control: ReactElement): ReactElement {
  return <DialogErrorBoundary>{control}</DialogErrorBoundary>;
}
