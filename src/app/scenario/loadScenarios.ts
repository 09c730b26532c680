import { parse } from 'yaml';
import contract from '../../../openapi.yaml?raw';
import { listOperations } from './listOperations.ts';
import { Scenarios } from './Scenarios.ts';

/** Reads the contract and what the address or the tab has chosen of it. */
export function loadScenarios(): Scenarios {
  const scenarios = new Scenarios(
    listOperations(parse(contract)),
    window.location.search,
    Scenarios.stored(sessionStorage),
  );
  scenarios.store(sessionStorage);
  return scenarios;
}
