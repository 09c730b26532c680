import type { Contract } from '../contracts/kit/contract.ts';
import { openContract } from '../contracts/kit/openContract.ts';
import type { Pact } from '../contracts/verify/Pact.ts';
import type { Waiver } from '../contracts/verify/waivers.ts';

/**
 * Compares every declared status of every operation with the examples, interactions and waivers.
 * Each needs an example, and either an interaction or a waiver with a reason. A waiver for a status that is covered or
 * not declared is a fault too, so that the list stays up to date.
 */
export function measureCoverage(contract: Contract, pact: Pact, waivers: Waiver[]): string[] {
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
      ...(!isCalled && !isWaived
        ? [`${place}: has no interaction (contracts/consumer/) and no waiver (contracts/verify/waivers.ts)`]
        : []),
      ...(isCalled && isWaived ? [`${place}: is waived but has an interaction`] : []),
    ];
  });
  const unknown = waived.filter((name) => !replies.some(({ waiver }) => waiver === name));
  return [...faults, ...unknown.map((name) => `${name}: is waived but not declared`)];
}
