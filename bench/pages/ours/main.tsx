import '../../../styles/main.scss';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { EMPTY_FORM_STATE } from '../../../src/core/answers/FormState.ts';
import { toIsoDate } from '../../../src/core/dates/toIsoDate.ts';
import { indexForm } from '../../../src/core/run/indexForm.ts';
import { FormStore } from '../../../src/core/run/answers/FormStore.ts';
import {
  createQueryClient,
  ensureValidator,
  SessionContext,
  type StudentSession,
} from '../../../src/session/index.ts';
import { createSdk } from '../../../src/session/calls/createSdk.ts';
import { FormPageView } from '../../../src/features/answer-form/FormPageView.tsx';
import { Button } from '../../../src/ui/index.ts';
import { makeForm, readSize } from '../../form/makeForm.ts';

const form = makeForm(readSize());
const store = new FormStore(indexForm(form), () => toIsoDate(new Date()));
store.hydrate(EMPTY_FORM_STATE);
const controller = new AbortController();
const session: StudentSession = {
  id: 'bench',
  kind: 'student',
  username: 'bench@example.com',
  marker: 'm-1',
  hasChangedPage: false,
  hasLeftPage: false,
  sendsApart: false,
  keeper: null,
  saveAll: null,
  sdk: createSdk(),
  queryClient: createQueryClient(console.error),
  form: store,
  controller,
  signal: controller.signal,
  announceFailure: () => undefined,
  post: () => undefined,
};

/** The product's own page. Submit only turns on validation, as the status 'validating' would. */
function OurPage() {
  return form.pages.map((page) => (
    <FormPageView
      key={page.id}
      page={page}
      actions={
        <Button variant="primary" size="submit" onClick={() => store.errors.setValidating(true)}>
          Submit
        </Button>
      }
    />
  ));
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={session.queryClient}>
      <SessionContext value={session}>
        <OurPage />
      </SessionContext>
    </QueryClientProvider>,
  );
// As in the product, the validator loads when the page is idle.
requestIdleCallback(
  () => void ensureValidator(store).then(() => document.body.setAttribute('data-ready', '')),
);
