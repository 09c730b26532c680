import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import { App } from '../App.tsx';
import { openApp, pages } from '../prerender.tsx';
import '../start/keepLetters.ts';
import '../start/keepPresses.ts';
import { prepareHydration } from '../start/prepareHydration.ts';
import { forgetRestored, takeLetters } from '../start/takeLetters.ts';

/**
 * Writes a page as the build does, with the scripts that run before it is shown, and returns a function that hydrates
 * it, as `main.tsx` does, and waits until it is interactive.
 */
export function openPrerendered(path: string) {
  const written = pages.find((page) => page.path === path);
  history.replaceState(null, '', path);
  delete document.documentElement.dataset.known;
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  root.dataset.waiting = path;
  root.innerHTML = written?.html ?? '';
  const restarts: unknown[] = [];

  const takeOver = async () => {
    const { sessions, router } = openApp(path);
    if (!router.state.initialized) await new Promise<unknown>((resolve) => router.subscribe(resolve));
    forgetRestored();
    const complete = prepareHydration(root);
    let isLive = false;
    const onLive = () => {
      if (isLive) return;
      isLive = true;
      takeLetters(sessions);
      complete();
    };
    const hydrated = hydrateRoot(root, <App sessions={sessions} router={router} onLive={onLive} />, {
      onRecoverableError: (error) => restarts.push(error),
    });
    onTestFinished(() => hydrated.unmount());
    await expect.poll(() => root.dataset.waiting).toBeUndefined();
    return sessions;
  };
  return { root, restarts, takeOver };
}
