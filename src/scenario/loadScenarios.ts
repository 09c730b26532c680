import { forgetLogOut } from '../session/index.ts';
import { watchClock } from './mockClock.ts';
import { Scenarios, setMarker } from './Scenarios.ts';
import { takeSteps } from './steps.ts';

/** The storage key under which the tab keeps its choice across page loads. */
const KEPT = 'admit_mock_scenarios';

/** Creates the scenarios chosen in the address or kept by the tab, and performs the steps of a story. */
export function loadScenarios(): Scenarios {
  const { pathname, search, hash } = window.location;
  const params = new URLSearchParams(search);
  const scenarios = new Scenarios(pathname + search + hash, sessionStorage.getItem(KEPT));
  sessionStorage.setItem(KEPT, scenarios.toString());
  setRole(params.get('as'));
  const steps = params.get('steps')?.split(',') ?? [];
  if (steps.some((step) => step.startsWith('be-away'))) watchClock();
  takeSteps(steps)
    .then(() => (document.documentElement.dataset.steps = 'taken'))
    .catch(console.error);
  return scenarios;
}

function setRole(role: string | null): void {
  if (role) forgetLogOut();
  if (role) setMarker(role === 'student');
}
