import { forgetLogOut } from '../session/index.ts';
import { watchClock } from './mockClock.ts';
import { Scenarios } from './Scenarios.ts';
import { setMarker } from './setMarker.ts';
import { takeSteps } from './steps.ts';

/** The storage key of the tab's choice, so that a change of page does not lose it. */
const KEPT = 'admit_mock_scenarios';

/** Creates the scenarios that the address or the tab has chosen, and performs the steps of a story. */
export function loadScenarios(): Scenarios {
  const { search } = window.location;
  const params = new URLSearchParams(search);
  const scenarios = new Scenarios(search, sessionStorage.getItem(KEPT));
  sessionStorage.setItem(KEPT, scenarios.toString());
  enterAs(params.get('as'));
  const steps = params.get('steps')?.split(',') ?? [];
  if (steps.some((step) => step.startsWith('be-away'))) watchClock();
  takeSteps(steps)
    .then(() => (document.documentElement.dataset.steps = 'taken'))
    .catch(console.error);
  return scenarios;
}

function enterAs(role: string | null): void {
  if (role) forgetLogOut();
  if (role) setMarker(role === 'student');
}
