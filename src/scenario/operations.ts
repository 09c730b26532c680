import { contract } from '../../openapi.yaml';

/** A named example of the contract that can be called up instead of the first one. */
interface Scenario {
  /** As the address writes it: `200:submitted`. */
  readonly name: string;
  /** What the reply tells the applicant, where it has a message. */
  readonly message?: string;
}

/** No answer at all: the mock holds it back. Every operation can be pending, whatever the contract says. */
export const PENDING: Scenario = { name: 'pending:no_answer' };

interface Reply {
  content?: Record<string, { examples?: Record<string, { value: { message?: string } }> }>;
}
interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Reply> }>>;
}

/** Every operation with all that the contract can make it answer, so that a new one needs no work here. */
export const OPERATIONS = Object.entries((contract as Contract).paths).flatMap(([path, item]) =>
  // Beside its operations a path lists its parameters.
  Object.entries(item).flatMap(([method, { operationId: id, responses = {} }]) =>
    id ? { id, method: method.toUpperCase(), path, scenarios: listScenarios(responses) } : [],
  ),
);

function listScenarios(responses: Record<string, Reply>): readonly Scenario[] {
  const named = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    Object.values(content)
      .flatMap(({ examples = {} }) => Object.entries(examples))
      .map(([name, { value }]) => ({ name: `${status}:${name}`, message: value.message })),
  );
  return [...named, PENDING];
}

/** The scenarios of the operation with this id. */
export function scenariosOf(id: string): readonly Scenario[] {
  return OPERATIONS.find((operation) => operation.id === id)?.scenarios ?? [];
}
