import { PENDING } from './Scenario.ts';
import type { Operation, Scenario } from './Scenario.ts';

interface Media {
  examples?: Record<string, { value?: { message?: unknown } }>;
}
interface Reply {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Contract {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, Reply> }>>;
  components: { responses: Record<string, Reply> };
}

const METHODS = ['get', 'put', 'post', 'delete'];

/** Reads every operation and its named examples off the contract, so that a new one needs no work here. */
export function listOperations(contract: unknown): readonly Operation[] {
  const { paths, components } = contract as Contract;
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({
        id: operation.operationId ?? `${method} ${path}`,
        method: method.toUpperCase(),
        path,
        scenarios: [
          ...Object.entries(operation.responses ?? {}).flatMap(([status, reply]) =>
            scenariosOf(status, reply.$ref ? components.responses[nameOf(reply.$ref)] : reply),
          ),
          PENDING,
        ],
      })),
  );
}

function scenariosOf(status: string, reply: Reply | undefined): readonly Scenario[] {
  const media = Object.values(reply?.content ?? {});
  return media
    .flatMap(({ examples = {} }) => Object.entries(examples))
    .map(([example, { value }]) => ({
      status,
      example,
      message: typeof value?.message === 'string' ? value.message : undefined,
    }));
}

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
