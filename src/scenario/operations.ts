import { EXAMPLES, type OperationId, type ReplyName } from '@admission/sdk/examples';

/** A named example of the contract that can be chosen instead of the first one. */
interface Scenario {
  /** The name as written in the address, e.g. `200:submitted`. */
  readonly name: string;
  /** The message of the reply, if it has one. */
  readonly message?: string;
}

/** A reply that the mock delays. Any operation can be pending, whatever the contract declares. */
export const PENDING = { name: 'pending:no_answer' } as const satisfies Scenario;

/** An operation and its reply, e.g. `getProfile:200:submitted`. */
export type ScenarioName = {
  [Id in OperationId]: `${Id}:${ReplyName<Id> | typeof PENDING.name}`;
}[OperationId];

/** Every operation with all its example replies, derived from the contract. */
export const OPERATIONS = Object.entries(EXAMPLES).map(([id, { method, path, replies }]) => {
  const named = Object.entries(replies as Record<string, { body: { message?: string } }>);
  const scenarios = named.map(([name, { body }]): Scenario => ({ name, message: body.message }));
  return { id, method, path, scenarios: [...scenarios, PENDING] };
});

export const scenariosOf = (id: string): readonly Scenario[] =>
  OPERATIONS.find((operation) => operation.id === id)?.scenarios ?? [];
