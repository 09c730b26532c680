import type { Contract, MediaType, Operation, Parameter, Response } from './contract.ts';
import { extendPointer, resolveRef } from './resolveRef.ts';
import type { Located } from './resolveRef.ts';

/** One operation with its references followed and its parts located. */
export interface ListedOperation {
  /** For messages: `PUT /api/answer`. */
  name: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Located<Parameter>[];
  /** Request bodies by media type. */
  requests: Record<string, Located<MediaType>>;
  /** Responses by status. */
  responses: Record<string, Located<Response>>;
}

const METHODS = ['get', 'put', 'post', 'delete'] as const;

/** Lists every operation of the contract in the order it is written. */
export function listOperations(contract: Contract): ListedOperation[] {
  return Object.entries(contract.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (operation === undefined) return [];
      const pathPointer = extendPointer('#', 'paths', path);
      const pointer = extendPointer(pathPointer, method);
      return [
        {
          name: `${method.toUpperCase()} ${path}`,
          method,
          path,
          operation,
          parameters: [
            ...locateList(contract, item.parameters, extendPointer(pathPointer, 'parameters')),
            ...locateList(contract, operation.parameters, extendPointer(pointer, 'parameters')),
          ],
          requests: locateRequests(contract, operation, pointer),
          responses: locateMap(contract, operation.responses, extendPointer(pointer, 'responses')),
        },
      ];
    }),
  );
}

/** Locates the values of a map below `pointer`, following references. */
export function locateMap<Part extends object>(
  contract: Contract,
  map: Record<string, Part> | undefined,
  pointer: string,
): Record<string, Located<Part>> {
  return Object.fromEntries(
    Object.entries(map ?? {}).map(([key, part]) => [
      key,
      resolveRef(contract, { part, pointer: extendPointer(pointer, key) }),
    ]),
  );
}

function locateList<Part extends object>(contract: Contract, list: Part[] | undefined, pointer: string) {
  return Object.values(locateMap(contract, Object.fromEntries((list ?? []).entries()), pointer));
}

function locateRequests(contract: Contract, operation: Operation, pointer: string) {
  if (operation.requestBody === undefined) return {};
  const body = resolveRef(contract, {
    part: operation.requestBody,
    pointer: extendPointer(pointer, 'requestBody'),
  });
  return locateMap(contract, body.part.content, extendPointer(body.pointer, 'content'));
}
