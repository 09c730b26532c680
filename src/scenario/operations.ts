import { EXAMPLES, type OperationId, type ReplyName } from '@admission/sdk/examples';

/** A named example of the contract that can be called up instead of the first one. */
interface Scenario {
  /** As the address writes it: `200:submitted`. */
  readonly name: string;
  /** What the reply tells the applicant, where it has a message. */
  readonly message?: string;
}

/** No answer at all: the mock holds it back. Every operation can be pending, whatever the contract says. */
export const PENDING = { name: 'pending:no_answer' } as const satisfies Scenario;

/** An operation and what it answers: `getProfile:200:submitted`. */
export type ScenarioName = {
  [Id in OperationId]: `${Id}:${ReplyName<Id> | typeof PENDING.name}`;
}[OperationId];

/** Every operation with all that the contract can make it answer, so that a new one needs no work here. */
export const OPERATIONS = Object.entries(EXAMPLES).map(([id, { method, path, replies }]) => {
  const named = Object.entries(replies as Record<string, { body: { message?: string } }>);
  const scenarios = named.map(([name, { body }]): Scenario => ({ name, message: body.message }));
  return { id, method, path, scenarios: [...scenarios, PENDING] };
});

/** The scenarios of the operation with this id. */
export function scenariosOf(id: string): readonly Scenario[] {
  return OPERATIONS.find((operation) => operation.id === id)?.scenarios ?? [];
}
