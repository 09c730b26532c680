import { lazy, StrictMode, Suspense, useEffect, useLayoutEffect } from 'react';
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
  useLayoutEffect(() => onLive?.(), [onLive]);
  useEffect(() => chunk?.saveOnBack(sessions, router), [chunk, sessions, router]);
  return (
    <StrictMode>
      <SessionsContext value={sessions}>
        <RouterProvider router={router} />
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
