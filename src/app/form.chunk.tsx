import { notifyManager } from '@tanstack/react-query';
import type { RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
import { ConfigurationError } from '../core/ConfigurationError.ts';
import type { FormPath } from '../routes/paths.ts';
import type { Page } from '../core/declare/FormNode.ts';
import { fetchScript, FormEntrance, type Sessions } from '../session/index.ts';
import { form, formIndex } from '../form/form.ts';
import { formPageLoader } from './formPageLoader.ts';
import { FormPageScreen, REVIEW_PATH } from './screens/FormPageScreen.tsx';

export { revealQuestion } from '../features/navigation/revealQuestion.ts';
export { saveOnBack } from '../features/navigation/saveOnBack.ts';
export { FormBranch } from './layouts/FormBranch.tsx';
export { FormLayout } from './layouts/FormLayout.tsx';

type LazyRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'element'>;

/** Registers the form, without which no session can be opened. Calling it again has no effect. */
export function openForm(sessions: Sessions): void {
  if (sessions.entrance) return;
  sessions.entrance = new FormEntrance(sessions, formIndex);
  // Mutations must report at once that they are running: the next key may be pressed before a timer fires.
  notifyManager.setScheduler(queueMicrotask);
}

/** Creates the route of a step. */
export async function formRoute(sessions: Sessions, path: FormPath): Promise<LazyRoute> {
  const page = form.pages.find((each) => each.path === path);
  if (!page) throw new ConfigurationError(`No page of the form has the path ${path}.`);
  // Loaded before the page is shown, because later it could move a button while it is being pressed.
  const later = needsLaterChunk(page) ? await fetchScript(import('./screens/later.chunk.ts')) : undefined;
  return { ...loading(sessions), element: <FormPageScreen page={page} later={later} /> };
}

export async function completionRoute(sessions: Sessions): Promise<LazyRoute> {
  const { CompletionScreen } = await fetchScript(import('./screens/later.chunk.ts'));
  return { ...loading(sessions), element: <CompletionScreen /> };
}

function loading(sessions: Sessions): Pick<LazyRoute, 'loader' | 'shouldRevalidate'> {
  // A navigation that only changes the state of its history entry loads nothing.
  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
      ? !sessions.entrance?.isOpen(nextUrl.search)
      : defaultShouldRevalidate;
  return { loader: formPageLoader(sessions), shouldRevalidate };
}

function needsLaterChunk(page: Page): boolean {
  const hasUpload = formIndex.questions.some(
    (placed) => placed.page === page && placed.question.kind === 'upload',
  );
  return hasUpload || page.path === REVIEW_PATH || page.actions.some(({ action }) => action === 'submit');
}
