import { isDeepStrictEqual } from 'node:util';
import type { Contract, MediaType, Parameter, Security } from '../../../contracts/kit/contract.ts';
import type { ListedOperation } from '../../../contracts/kit/listOperations.ts';
import { locateMap } from '../../../contracts/kit/listOperations.ts';
import { resolveRef } from '../../../contracts/kit/resolveRef.ts';
import type { Located } from '../../../contracts/kit/resolveRef.ts';
import type { Change, Direction } from './Change.ts';
import { compareSchemas } from './compareSchemas.ts';

/** An operation and the version of the contract it stands in. */
export interface OperationSide {
  contract: Contract;
  listed: ListedOperation;
}

type OperationChange = Omit<Change, 'operation'>;

const whole = (breaking: boolean, part: string, what: string): OperationChange => ({
  breaking,
  part,
  field: '',
  what,
});

/** Compares two versions of an operation: its name, who may call it, what it takes and what it answers. */
export function compareOperations(before: OperationSide, after: OperationSide): OperationChange[] {
  return [
    ...compareIdentity(before, after),
    ...compareParameters(before, after),
    ...compareBodies(before, after),
    ...compareResponses(before, after),
  ];
}

function compareIdentity(before: OperationSide, after: OperationSide): OperationChange[] {
  const [was, is] = [before.listed.operation.operationId, after.listed.operation.operationId];
  return [
    ...(was === is
      ? []
      : [
          whole(
            true,
            'operationId',
            `${String(was)} became ${String(is)}; the sdk's method changes its name.`,
          ),
        ]),
    ...(isDeepStrictEqual(readSecurity(before), readSecurity(after))
      ? []
      : [whole(true, 'security', 'changed who may call it.')]),
  ];
}

/** The security in force, with what its schemes say. */
function readSecurity({ contract, listed }: OperationSide): unknown {
  const alternatives: Security[] = listed.operation.security ?? contract.security ?? [];
  const schemes = (contract.components?.securitySchemes ?? {}) as Record<string, Record<string, unknown>>;
  return alternatives.map((alternative) =>
    Object.entries(alternative).map(([name, scopes]) => [{ ...schemes[name], description: '' }, scopes]),
  );
}

function compareParameters(before: OperationSide, after: OperationSide): OperationChange[] {
  const [old, now] = [before, after].map(({ listed }) => keyParameters(listed.parameters)) as [
    Map<string, Parameter>,
    Map<string, Parameter>,
  ];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const part = `parameter ${key}`;
    const [was, is] = [old.get(key), now.get(key)];
    if (!is) return [whole(true, part, 'was removed.')];
    if (!was) return [whole(is.required === true, part, is.required ? 'is new and required.' : 'is new.')];
    return [
      ...compareFlag(was.required, is.required, part),
      ...(isDeepStrictEqual(readStyle(was), readStyle(is))
        ? []
        : [whole(true, part, 'is written another way (style, explode).')]),
      ...compareContent('request', part, [before, was], [after, is]),
    ];
  });
}

function keyParameters(parameters: Located<Parameter>[]): Map<string, Parameter> {
  return new Map(parameters.map(({ part }) => [`${part.name ?? ''} in ${part.in ?? ''}`, part]));
}

function readStyle(parameter: Parameter) {
  const { style, explode, allowReserved } = parameter as Record<string, unknown>;
  return { style, explode, allowReserved };
}

function compareFlag(was: boolean | undefined, is: boolean | undefined, part: string): OperationChange[] {
  if ((was ?? false) === (is ?? false)) return [];
  return [whole(is === true, part, is ? 'is required now.' : 'is optional now.')];
}

function compareBodies(before: OperationSide, after: OperationSide): OperationChange[] {
  const [was, is] = [before, after].map(
    ({ contract, listed: { operation } }) =>
      operation.requestBody && resolveRef(contract, { part: operation.requestBody, pointer: '#' }).part,
  );
  const part = 'request body';
  if (!was && !is) return [];
  if (!is) return [whole(true, part, 'was removed.')];
  if (!was) return [whole(is.required === true, part, is.required ? 'is new and required.' : 'is new.')];
  return [
    ...compareFlag(was.required, is.required, part),
    ...compareMedia('request', part, [before, before.listed.requests], [after, after.listed.requests]),
  ];
}

function compareResponses(before: OperationSide, after: OperationSide): OperationChange[] {
  const [old, now] = [before.listed.responses, after.listed.responses];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((status) => {
    const part = `response ${status}`;
    const [was, is] = [old[status]?.part, now[status]?.part];
    if (!is) return [whole(true, part, 'was removed.')];
    // Errors all look alike to a client; another success it would not know what to do with.
    if (!was) return [whole(!/^[45]/.test(status), part, 'is new.')];
    const [media, newMedia] = [
      locateMap(before.contract, was.content, '#'),
      locateMap(after.contract, is.content, '#'),
    ];
    return [
      ...compareMedia('response', `${part} body`, [before, media], [after, newMedia]),
      ...compareHeaders(part, [before, was.headers], [after, is.headers]),
    ];
  });
}

function compareHeaders(
  part: string,
  [before, old]: [OperationSide, Record<string, Parameter> | undefined],
  [after, now]: [OperationSide, Record<string, Parameter> | undefined],
): OperationChange[] {
  const [was, is] = [locateMap(before.contract, old, '#'), locateMap(after.contract, now, '#')];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => {
    const at = `${part} header ${name}`;
    const [header, newer] = [was[name]?.part, is[name]?.part];
    if (!newer) return [whole(true, at, 'was removed.')];
    if (!header) return [whole(false, at, 'is new.')];
    return [
      ...(header.required && !newer.required ? [whole(true, at, 'may be missing now.')] : []),
      ...compareContent('response', at, [before, header], [after, newer]),
    ];
  });
}

function compareMedia(
  direction: Direction,
  part: string,
  [before, old]: [OperationSide, Record<string, Located<MediaType>>],
  [after, now]: [OperationSide, Record<string, Located<MediaType>>],
): OperationChange[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((type) => {
    const [was, is] = [old[type]?.part, now[type]?.part];
    if (!is) return [whole(true, part, `is no longer ${type}.`)];
    if (!was) return [whole(direction === 'response', part, `may be ${type} now.`)];
    return compareContent(direction, part, [before, was], [after, is]);
  });
}

function compareContent(
  direction: Direction,
  part: string,
  [before, was]: [OperationSide, Parameter | MediaType],
  [after, is]: [OperationSide, Parameter | MediaType],
): OperationChange[] {
  const changes = compareSchemas(
    direction,
    { contract: before.contract, schema: was.schema },
    { contract: after.contract, schema: is.schema },
  );
  return changes.map((change) => ({ part, ...change }));
}
