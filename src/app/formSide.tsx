import { notifyManager } from '@tanstack/react-query';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import type { FormPath } from '../routes/paths.ts';
import type { Page } from '../core/declare/FormNode.ts';
import { fetchScript } from '../data/fetchScript.ts';
import { form, formIndex } from '../form/form.ts';
import type { SessionHost } from '../session/createSessionHost.ts';
import { isEntered } from '../session/enter.ts';
import { followTabs } from '../session/followTabs.ts';
import { formPageLoader } from './formPageLoader.ts';
import { FormPageScreen, REVIEW_PATH } from './screens/FormPageScreen.tsx';
import { saveOnLeave } from './start/saveOnLeave.ts';

export { revealQuestion } from '../features/navigation/revealQuestion.ts';
export { saveOnBack } from '../features/navigation/saveOnBack.ts';
export { FormBranch } from './layouts/FormBranch.tsx';
export { FormLayout } from './layouts/FormLayout.tsx';

type LazyRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>;

/** Hands the form to the page's host; from then on people can be let in. Does nothing the second time. */
export function openForm(host: SessionHost): void {
  if (host.index) return;
  host.index = formIndex;
  // Mutations say at once that they run: the next key may be pressed before a timer comes.
  notifyManager.setScheduler(queueMicrotask);
  saveOnLeave(host);
  followTabs(host);
}

/** Makes the route of a step, with what else its page shows. */
export async function formRoute(host: SessionHost, path: FormPath): Promise<LazyRoute> {
  const page = form.pages.find((each) => each.path === path);
  if (!page) throw new ConfigurationError(`No page of the form has the path ${path}.`);
  // Before the page is shown: what came later would move the button that is being pressed.
  const later = needsLaterParts(page) ? await fetchScript(import('./screens/laterParts.ts')) : undefined;
  return { ...loading(host), element: <FormPageScreen page={page} later={later} /> };
}

/** Makes the route of the thank-you page. */
export async function completionRoute(host: SessionHost): Promise<LazyRoute> {
  const { CompletionScreen } = await fetchScript(import('./screens/laterParts.ts'));
  return { ...loading(host), element: <CompletionScreen /> };
}

function loading(host: SessionHost): Pick<LazyRoute, 'loader' | 'shouldRevalidate'> {
  // A navigation that changes nothing but its entry's state loads nothing.
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
      ? !isEntered(host, nextUrl.search)
      : defaultShouldRevalidate;
  return { loader: formPageLoader(host), shouldRevalidate };
}

function needsLaterParts(page: Page): boolean {
  const hasUpload = formIndex.questions.some(
    (placed) => placed.page === page && placed.question.kind === 'upload',
  );
  return hasUpload || page.path === REVIEW_PATH || page.actions.some(({ action }) => action === 'submit');
}
