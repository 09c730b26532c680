import type { Contract } from '../../contracts/kit/contract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import type { Pact } from '../../contracts/verify/Pact.ts';
import type { Proof } from './Proof.ts';
import type { Waiver } from '../../contracts/verify/waivers.ts';

/**
 * Sets every declared status of every operation against examples, interactions and waivers.
 *
 * Each needs an example, and an interaction or a waiver with its reason. A waiver of what is covered, or of what is
 * not declared, is a fault too: the list must not outlive its reasons.
 */
export function measureCoverage(contract: Contract, pact: Pact, waivers: Waiver[]): Proof {
  const { operations, find } = openContract(contract);
  const called = pact.interactions.map(({ request: { method, path }, response }) => {
    const name = find({ method, url: path })?.name ?? '';
    return `${name} ${String(response.status)}`;
  });
  const waived = waivers.flatMap(({ operationId, statuses }) =>
    statuses.map((status) => `${operationId} ${status}`),
  );
  const replies = operations.flatMap(({ name, operation, responses }) =>
    Object.entries(responses).map(([status, { content }]) => ({
      place: `${name} ${status}`,
      waiver: `${operation.operationId ?? name} ${status}`,
      examples: Object.keys(content?.['application/json']?.examples ?? {}),
    })),
  );

  const faults = replies.flatMap(({ place, waiver, examples }) => {
    const [isCalled, isWaived] = [called.includes(place), waived.includes(waiver)];
    return [
      ...(examples.length === 0 ? [`${place}: has no named example`] : []),
      ...(!isCalled && !isWaived ? [`${place}: has no interaction and no waiver`] : []),
      ...(isCalled && isWaived ? [`${place}: is waived but has an interaction`] : []),
    ];
  });
  const unknown = waived.filter((name) => !replies.some(({ waiver }) => waiver === name));
  return {
    checked: replies.length,
    faults: [...faults, ...unknown.map((name) => `${name}: is waived but not declared`)],
  };
}
