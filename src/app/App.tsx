import { lazy, StrictMode, useEffect, useLayoutEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { type Sessions, SessionsContext } from '../session/index.ts';
import type { Scenarios } from '../scenario/Scenarios.ts';
import { useLazyPart } from '../ui/index.ts';
import { formPart } from './formPart.ts';

/** The mock's panel is a chunk of its own, loaded on the mock only. */
const MockPanel =
  import.meta.env.VITE_MOCK === '1'
    ? lazy(async () => ({ default: (await import('../scenario/ScenarioSwitch.tsx')).ScenarioSwitch }))
    : null;

interface AppProps {
  sessions: Sessions;
  router: DataRouter;
  scenarios?: Scenarios | null;
  /** Called in the task in which React has rendered; from then on the page reacts to presses. */
  onLive?: () => void;
}

/** The whole application, rendered in the browser and when its pages are prerendered at build time. */
export function App({ sessions, router, scenarios, onLive }: AppProps) {
  const formSide = useLazyPart(formPart, false);
  useLayoutEffect(() => onLive?.(), [onLive]);
  useEffect(() => formSide?.saveOnBack(sessions, router), [formSide, sessions, router]);
  return (
    <StrictMode>
      <SessionsContext value={sessions}>
        {/* Renders a page in one pass: time-sliced, its first question would appear one eighth later. */}
        <RouterProvider router={router} useTransitions={false} />
        {MockPanel && scenarios && <MockPanel scenarios={scenarios} />}
      </SessionsContext>
    </StrictMode>
  );
}
