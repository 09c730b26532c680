import { PENDING } from './Scenario.ts';
import type { Operation, Scenario } from './Scenario.ts';

interface Example {
  $ref?: string;
  value?: { message?: unknown };
}
interface Media {
  examples?: Record<string, Example>;
}
interface Reply {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Reply> }>>;
  components: { responses: Record<string, Reply>; examples?: Record<string, Example> };
}

/** Reads every operation and its named examples off the contract, so that a new one needs no work here. */
export function listOperations(contract: unknown): readonly Operation[] {
  const { paths, components } = contract as Contract;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, responses = {} }]) => {
      // Beside its operations a path lists its parameters.
      if (id === undefined) return [];
      const scenarios = Object.entries(responses).flatMap(([status, reply]) =>
        scenariosOf(status, resolve(reply, components.responses), components.examples),
      );
      return { id, method: method.toUpperCase(), path, scenarios: [...scenarios, PENDING] };
    }),
  );
}

function scenariosOf(
  status: string,
  reply: Reply | undefined,
  named: Contract['components']['examples'],
): readonly Scenario[] {
  const media = Object.values(reply?.content ?? {});
  return media
    .flatMap(({ examples = {} }) => Object.entries(examples))
    .map(([name, example]) => {
      const message = resolve(example, named)?.value?.message;
      return { name: `${status}:${name}`, message: typeof message === 'string' ? message : undefined };
    });
}

/** Follows a reference into a table of components. */
function resolve<T extends { $ref?: string }>(part: T, named: Record<string, T> = {}): T | undefined {
  return part.$ref ? named[part.$ref.slice(part.$ref.lastIndexOf('/') + 1)] : part;
}
