import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect } from 'vitest';
import { App } from '../App.tsx';
import { openApp, pages } from '../prerender.tsx';
import '../start/keepEarlyText.ts';
import '../start/keepPresses.ts';
import { prepareHydration } from '../start/prepareHydration.ts';
import { forgetRestored, takeEarlyText } from '../start/takeEarlyText.ts';

// oxlint-disable-next-line house/restricted-syntax -- a test's page is one document, and is cleared by the next test
const hydrated: Root[] = [];

// Before the page is cleared: React would report elements that have gone.
afterEach(() => hydrated.splice(0).forEach((root) => root.unmount()));

/**
 * Writes a page as the build does, with the scripts that run before it is shown, and returns a function that hydrates
 * it, as `main.tsx` does, and waits until it is interactive.
 */
export function openPrerendered(path: string) {
  const written = pages.find((each) => each.path === path);
  history.replaceState(null, '', path);
  delete document.documentElement.dataset.known;
  const page = document.body.appendChild(document.createElement('div'));
  page.id = 'root';
  page.dataset.waiting = path;
  page.innerHTML = written?.html ?? '';
  const restarts: unknown[] = [];

  const takeOver = async () => {
    const { sessions, router } = openApp(path);
    if (!router.state.initialized) await new Promise<unknown>((resolve) => router.subscribe(resolve));
    forgetRestored();
    const complete = prepareHydration(page);
    let isLive = false;
    const onLive = () => {
      if (isLive) return;
      isLive = true;
      takeEarlyText(sessions);
      complete();
    };
    const root = hydrateRoot(page, <App sessions={sessions} router={router} onLive={onLive} />, {
      onRecoverableError: (error) => restarts.push(error),
    });
    hydrated.push(root);
    await expect.poll(() => page.dataset.waiting).toBeUndefined();
    return sessions;
  };
  return { page, restarts, takeOver };
}
