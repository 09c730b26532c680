import { isDeepStrictEqual } from 'node:util';
import type { Contract, JsonSchema, Security } from '../../../contracts/kit/contract.ts';
import { listOperations } from '../../../contracts/kit/listOperations.ts';
import type { ListedOperation } from '../../../contracts/kit/listOperations.ts';
import type { Change, Direction } from './Change.ts';
import { compareSchemas, pair } from './compareSchemas.ts';

/** A part of an operation that can come, go and change by itself. */
interface Part {
  direction: Direction;
  schema?: JsonSchema;
  /** What may not change at all. */
  fixed?: unknown;
  /** Of a parameter or body: must be sent. Of a header: is always sent. */
  required?: boolean;
  /** Whether a client fails that does not know of it. */
  breaksWhenNew?: boolean;
}

type PartChange = Omit<Change, 'operation'>;

/** Lists what changed from one version of the contract to the next; descriptions and examples are no changes. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const servers = [before, after].map((contract) => contract.servers?.map(({ url }) => url) ?? []);
  const moved = { breaking: true, operation: 'Every operation', part: 'servers', field: '', what: 'moved.' };
  const byName = (contract: Contract) =>
    Object.fromEntries(listOperations(contract).map((listed) => [listed.name, listed]));
  return [
    ...(isDeepStrictEqual(...(servers as [string[], string[]])) ? [] : [moved]),
    ...pair(byName(before), byName(after)).flatMap(([name, was, is]): Change[] => {
      const operation = `${name} (${(was ?? is)?.operation.operationId ?? 'no operationId'})`;
      if (!was || !is)
        return [{ breaking: !is, operation, part: '', field: '', what: is ? 'is new.' : 'was removed.' }];
      return pair(listParts(before, was), listParts(after, is))
        .flatMap(([part, old, now]) => comparePart(part, old, now, before, after))
        .map((change) => ({ operation, ...change }));
    }),
  ];
}

function listParts(contract: Contract, listed: ListedOperation): Record<string, Part> {
  const { operation, parameters, requests, responses } = listed;
  const body = operation.requestBody;
  const media = (content: object = {}) => Object.keys(content);
  const isSent = { direction: 'request' } as const;
  const isAnswered = { direction: 'response' } as const;
  return {
    operationId: { ...isSent, fixed: operation.operationId },
    security: { ...isSent, fixed: readSecurity(contract, listed) },
    ...Object.fromEntries(
      parameters.map(({ name = '', in: place = '', required = false, schema, ...rest }) => {
        const { style, explode, allowReserved } = rest as Record<string, unknown>;
        const part = {
          ...isSent,
          schema,
          required,
          breaksWhenNew: required,
          fixed: { style, explode, allowReserved },
        };
        return [`parameter ${name} in ${place}`, part];
      }),
    ),
    ...(body && {
      'request body': {
        ...isSent,
        fixed: media(requests),
        schema: Object.values(requests)[0]?.schema,
        required: body.required ?? false,
        breaksWhenNew: body.required ?? false,
      },
    }),
    ...Object.fromEntries(
      Object.entries(responses).flatMap(([status, { content, headers }]): [string, Part][] => [
        // Errors all look alike to a client; another success it would not know what to do with.
        [
          `response ${status}`,
          { ...isAnswered, fixed: media(content), breaksWhenNew: !/^[45]/.test(status) },
        ],
        [`response ${status} body`, { ...isAnswered, schema: Object.values(content ?? {})[0]?.schema }],
        ...Object.entries(headers ?? {}).map(([name, header]): [string, Part] => [
          `response ${status} header ${name}`,
          { ...isAnswered, schema: header.schema, required: header.required ?? false },
        ]),
      ]),
    ),
  };
}

/** The security in force, with what its schemes say. */
function readSecurity({ security, components }: Contract, { operation }: ListedOperation): unknown {
  const alternatives: Security[] = operation.security ?? security ?? [];
  const schemes = (components?.securitySchemes ?? {}) as Record<string, Record<string, unknown>>;
  return alternatives.map((alternative) =>
    Object.entries(alternative).map(([name, scopes]) => [{ ...schemes[name], description: '' }, scopes]),
  );
}

function comparePart(
  part: string,
  was: Part | undefined,
  is: Part | undefined,
  before: Contract,
  after: Contract,
): PartChange[] {
  const whole = (breaking: boolean, what: string): PartChange => ({ breaking, part, field: '', what });
  if (!is) return [whole(true, 'was removed.')];
  if (!was) return [whole(is.breaksWhenNew ?? false, is.required ? 'is new and required.' : 'is new.')];
  const { direction } = is;
  const changes = compareSchemas(
    direction,
    { contract: before, schema: was.schema },
    { contract: after, schema: is.schema },
  );
  const says = JSON.stringify([was.fixed, is.fixed]);
  return [
    ...(isDeepStrictEqual(was.fixed, is.fixed) ? [] : [whole(true, `changed: ${says}.`)]),
    ...(was.required === is.required
      ? []
      : [
          whole(
            (direction === 'request') === is.required,
            is.required ? 'is required now.' : 'may be missing now.',
          ),
        ]),
    ...changes.map((change) => ({ part, ...change })),
  ];
}
