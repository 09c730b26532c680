import type { JsonSchema } from '../kit/contract.ts';
import { groupBy } from '../kit/groupBy.ts';
import type { ListedOperation } from '../kit/listOperations.ts';
import type { ContractKit } from '../kit/openContract.ts';
import type { Reply } from './askProvider.ts';
import type { Failure } from './readOutcome.ts';
import { WAIVERS } from './waivers.ts';

/** The path to a field; `*` represents every item or key. */
type Path = string[];

/**
 * Summarises what a verification has shown: for each operation, the statuses and optional fields seen and not seen,
 * with reasons.
 * @param replies - the correct ones
 * @param broken - the interactions that failed; those of other statuses were not selected
 */
export function sayProof({ operations, find }: ContractKit, replies: Reply[], broken: Broken[]): string[] {
  const seen = new Map<string, Reply[]>();
  for (const [place, some] of groupBy(
    replies,
    ({ method, path, status }) => `${method} ${path} ${String(status)}`,
  )) {
    const [method = '', url = '', status = ''] = place.split(' ');
    const name = `${find({ method, url })?.name ?? ''} ${status}`;
    seen.set(name, [...(seen.get(name) ?? []), ...some]);
  }
  const proofs = operations.map((operation) => {
    const statuses = Object.keys(operation.responses);
    const rows = statuses.map((status) =>
      readRow(operation, status, seen.get(`${operation.name} ${status}`) ?? []),
    );
    return { operation, rows };
  });
  const width = Math.max(...operations.map(({ name }) => name.length));
  const missing = proofs.flatMap(({ operation, rows }) => {
    const own = broken.filter(({ operation: place }) => {
      const [method = '', url = ''] = place.split(' ');
      return find({ method, url })?.name === operation.name;
    });
    return sayMissing(operation, rows, own);
  });
  const unseen = [...missing, ...sayUnsent(proofs)];
  return [
    'Seen, with the optional fields in brackets:',
    ...proofs.map(({ operation: { name }, rows }) => {
      const told = rows.filter(({ count }) => count > 0).map(({ status, had }) => status + bracket(had));
      return `  ${name.padEnd(width)}  ${told.join(' ') || '-'}`;
    }),
    ...(unseen.length > 0 ? ['Never seen:', ...unseen] : []),
  ];
}

/** The part of a failure that tells what it left unseen. */
type Broken = Pick<Failure, 'operation' | 'status'>;

interface Row {
  status: string;
  count: number;
  had: string[];
  lacked: string[];
}

function readRow({ responses }: ListedOperation, status: string, replies: Reply[]): Row {
  const { content, headers = {} } = responses[status] ?? {};
  const bodies = replies.map(({ body }) => (body === '' ? {} : (JSON.parse(body) as unknown)));
  const names = Object.keys(headers).filter((name) => !headers[name]?.required);
  const fields: [name: string, isSeen: boolean][] = [
    ...names.map((name): [string, boolean] => [
      name,
      replies.some((reply) => reply.headers.some(([one]) => one === name.toLowerCase())),
    ]),
    ...listOptional(content?.['application/json']?.schema).map((path): [string, boolean] => [
      path.join('.'),
      bodies.some((body) => hasAt(body, path)),
    ]),
  ];
  const pick = (wanted: boolean) => fields.filter(([, isSeen]) => isSeen === wanted).map(([name]) => name);
  return { status, count: replies.length, had: pick(true), lacked: pick(false) };
}

function sayMissing({ name, operation }: ListedOperation, rows: Row[], broken: Broken[]): string[] {
  const missing = rows.filter(({ count }) => count === 0).map(({ status }) => status);
  const waived = WAIVERS.find(({ operationId }) => operationId === operation.operationId);
  const isWaived = (status: string) => waived?.statuses.includes(status) === true;
  const isBroken = (status: string) => broken.some((one) => String(one.status) === status);
  const told: [string[], string][] = [
    [missing.filter(isWaived), waived?.reason ?? ''],
    [missing.filter((status) => !isWaived(status) && isBroken(status)), 'its interaction is broken'],
    [missing.filter((status) => !isWaived(status) && !isBroken(status)), 'not selected by --only'],
  ];
  return told.flatMap(([statuses, reason]) =>
    statuses.length > 0 ? [`  ${name} ${statuses.join(' ')}: ${reason}`] : [],
  );
}

/**
 * Lists optional fields, one line each, with the operations and statuses whose replies never contained them.
 */
function sayUnsent(proofs: { operation: ListedOperation; rows: Row[] }[]): string[] {
  const unsent = proofs.flatMap(({ operation: { name }, rows }) =>
    rows
      .filter(({ count }) => count > 0)
      .flatMap(({ status, lacked }) => lacked.map((field) => ({ field, place: `${name} ${status}` }))),
  );
  return [...groupBy(unsent, ({ field }) => field)].map(
    ([field, places]) =>
      `  ${field}: optional, and never sent by ${places.map(({ place }) => place).join(', ')}`,
  );
}

const bracket = (fields: string[]) => (fields.length > 0 ? `(${fields.join(', ')})` : '');

/** Lists the paths of the optional fields, also those in the values of a map, whose keys themselves are not listed. */
function listOptional(schema: JsonSchema = {}): Path[] {
  const parts = [schema, ...(schema.allOf ?? []).flatMap((part) => [part, ...(part.allOf ?? [])])];
  const required = parts.flatMap((part) => part.required ?? []);
  const inside = (step: string, part: JsonSchema | undefined) =>
    listOptional(part).map((path) => [step, ...path]);
  const fields = parts.flatMap((part) =>
    Object.entries(part.properties ?? {}).flatMap(([key, value]): Path[] =>
      required.length === 0
        ? inside('*', value)
        : [...(required.includes(key) ? [] : [[key]]), ...inside(key, value)],
    ),
  );
  const paths = [
    ...fields,
    ...(schema.items ? inside('*', schema.items) : []),
    ...(schema.oneOf ?? []).flatMap((branch) => listOptional(branch)),
  ];
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

function hasAt(value: unknown, [step, ...rest]: Path): boolean {
  if (step === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  if (step === '*') return Object.values(value).some((one) => hasAt(one, rest));
  return hasAt((value as Record<string, unknown>)[step], rest);
}
