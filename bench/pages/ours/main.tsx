import '../../../styles/main.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { EMPTY_FORM_STATE } from '../../../src/core/answers/FormState.ts';
import { indexForm } from '../../../src/core/question/indexForm.ts';
import { ensureValidator } from '../../../src/data/ensureValidator.ts';
import { ApplicantContext } from '../../../src/data/Connection.ts';
import { createApplicant } from '../../../src/data/createApplicant.ts';
import { createSdk } from '../../../src/data/sdk.ts';
import { FormPageView } from '../../../src/features/answer-form/index.ts';
import { Button } from '../../../src/ui/index.ts';
import { makeForm } from '../../form/makeForm.ts';
import { readSize } from '../readSize.ts';

const form = makeForm(readSize());
const applicant = createApplicant({
  sdk: createSdk(),
  index: indexForm(form),
  onError: console.error,
  onUnauthorized: () => undefined,
});
const { store } = applicant;
store.hydrate(EMPTY_FORM_STATE);

/** The product's own page; its Submit shows what is wrong, as a change to 'validating' does. */
function OurPage() {
  return form.pages.map((page) => (
    <FormPageView
      key={page.id}
      page={page}
      step={1}
      stepCount={1}
      slots={{ Upload: () => null }}
      actions={
        <Button variant="primary" size="submit" onClick={() => store.setValidating(true)}>
          Submit
        </Button>
      }
    />
  ));
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={applicant.queryClient}>
      <ApplicantContext value={applicant}>
        <OurPage />
      </ApplicantContext>
    </QueryClientProvider>,
  );
// As in the product, the checks come when the page is idle.
requestIdleCallback(
  () => void ensureValidator(store).then(() => document.body.setAttribute('data-ready', '')),
);
