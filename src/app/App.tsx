import { lazy, startTransition, StrictMode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type Sessions, SessionsContext } from '../session/index.ts';
import type { Scenarios } from '../scenario/Scenarios.ts';
import { useLazyChunk } from '../ui/index.ts';
import { formChunk } from './formChunk.ts';

/** Loaded only in the mock and the preview. */
const MockPanel =
  import.meta.env.VITE_MOCK === '1'
    ? lazy(async () => ({ default: (await import('../scenario/ScenarioSwitch.tsx')).ScenarioSwitch }))
    : null;

interface AppProps {
  sessions: Sessions;
  router: DataRouter;
  scenarios?: Scenarios | null;
  /** Called in the same task as React's first render, after which the page is interactive. */
  onLive?: () => void;
}

/** The whole application, rendered in the browser and, to prerender pages, by the build. */
export function App({ sessions, router, scenarios, onLive }: AppProps) {
  const chunk = useLazyChunk(formChunk, false);
  const [isLive, setIsLive] = useState(false);
  // A later page is a transition: the press is drawn before the page is rendered, which takes a slow phone 0.1 s.
  useEffect(() => {
    const follow = () => router.state.initialized && startTransition(() => setIsLive(true));
    follow();
    return router.subscribe(follow);
  }, [router]);
  useLayoutEffect(() => onLive?.(), [onLive]);
  useEffect(() => chunk?.saveOnBack(sessions, router), [chunk, sessions, router]);
  return (
    <StrictMode>
      <SessionsContext value={sessions}>
        {/* Renders the first page in one pass: in slices, its first question would appear 12 % later. */}
        <RouterProvider router={router} useTransitions={isLive ? undefined : false} />
        {/* In its own Suspense boundary, because a router that waited for it would miss navigations. */}
        {MockPanel && scenarios && (
          <Suspense>
            <MockPanel scenarios={scenarios} />
          </Suspense>
        )}
      </SessionsContext>
    </StrictMode>
  );
}
