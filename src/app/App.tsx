import { lazy, StrictMode, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type Sessions, SessionsContext } from '../session/index.ts';
import type { Scenarios } from '../scenario/Scenarios.ts';
import { useLazyPart } from '../ui/index.ts';
import { formPart } from './formPart.ts';

/** Its own chunk, fetched on the mock only. */
const MockPanel =
  import.meta.env.VITE_MOCK === '1'
    ? lazy(async () => ({ default: (await import('../scenario/ScenarioSwitch.tsx')).ScenarioSwitch }))
    : null;

interface AppProps {
  sessions: Sessions;
  router: DataRouter;
  scenarios?: Scenarios | null;
  /** Called in the task in which React's elements came: from then on it answers to what is pressed. */
  onLive?: () => void;
}

/** The whole application, in the browser and where its pages are written at build time. */
export function App({ sessions, router, scenarios, onLive }: AppProps) {
  const formSide = useLazyPart(formPart, false);
  useLayoutEffect(() => onLive?.(), [onLive]);
  useEffect(() => formSide?.saveOnBack(sessions, router), [formSide, sessions, router]);
  return (
    <StrictMode>
      <SessionsContext value={sessions}>
        {/* Render a page in one pass: time-sliced, its first question would appear an eighth later. */}
        <RouterProvider router={router} useTransitions={false} />
        {MockPanel && scenarios && <MockPanel scenarios={scenarios} />}
      </SessionsContext>
    </StrictMode>
  );
}
