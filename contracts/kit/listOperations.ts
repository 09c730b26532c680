import type { Contract, MediaType, Operation, Parameter, Response } from './contract.ts';

/** One operation, including what its path declares. */
export interface ListedOperation {
  /** Used in messages, e.g. `PUT /api/answer`. */
  name: string;
  method: string;
  path: string;
  operation: Operation;
  /** The parameters declared by its path and by the operation itself. */
  parameters: Parameter[];
  /** Request bodies by media type. */
  requests: Record<string, MediaType>;
  /** Responses by status. */
  responses: Record<string, Response>;
}

const METHODS = ['get', 'put', 'post', 'delete'] as const;

/** Lists every operation of the contract in document order. */
export function listOperations(contract: Contract): ListedOperation[] {
  return Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      return [
        {
          name: `${method.toUpperCase()} ${path}`,
          method,
          path,
          operation,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
          requests: operation.requestBody?.content ?? {},
          responses: operation.responses ?? {},
        },
      ];
    }),
  );
}
