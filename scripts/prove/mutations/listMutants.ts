import type { JsonSchema } from '../../../contracts/kit/contract.ts';
import type { ListedOperation } from '../../../contracts/kit/listOperations.ts';
import type { Interaction } from '../../../contracts/verify/Pact.ts';
import { exampleReply } from '../replayReplies.ts';
import type { ReplayedReply } from '../replayReplies.ts';
import { schemaOf } from './schemaOf.ts';

/** A reply with one thing changed. */
export interface Mutant extends ReplayedReply {
  /** What was changed, without the interaction. */
  change: string;
  /** What Pact cannot see by design is counted apart. */
  kind: 'field' | 'unknown property' | 'code' | 'header' | 'cookie' | 'status';
  /** Whether openapi.yaml forbids the change: known from the change and its schema, not from a validator. */
  breaks: boolean;
}

type Change = Pick<Mutant, 'change' | 'kind' | 'breaks'> &
  Partial<Pick<Mutant, 'status' | 'headers' | 'body'>>;

/** Changes the reply of an interaction in every way, one thing at a time. */
export function listMutants(operation: ListedOperation, interaction: Interaction): Mutant[] {
  const reply = exampleReply(interaction);
  const status = String(reply.status);
  const schema = operation.responses[status]?.content?.['application/json']?.schema;
  const body = JSON.parse(reply.body) as unknown;
  const changes: Change[] = [
    ...changeValue(schema, body, '$').map(({ value, ...rest }) => ({
      ...rest,
      body: JSON.stringify(value),
    })),
    { change: 'body is a page', kind: 'field', breaks: true, body: '<!doctype html><h1>Error</h1>' },
    { change: 'body is empty', kind: 'field', breaks: true, body: '' },
    ...changeHeaders(reply.headers),
    ...[201, 204, 302, 418].map((code) => ({
      change: `status ${String(code)}`,
      kind: 'status' as const,
      breaks: true,
      status: code,
      ...(code === 204 && { body: '' }),
    })),
  ];
  return changes.map((change) => ({
    ...reply,
    ...change,
    name: `${interaction.description} · ${change.change}`,
  }));
}

type ValueChange = Pick<Mutant, 'change' | 'kind' | 'breaks'> & { value: unknown };

function changeValue(given: JsonSchema | undefined, value: unknown, path: string): ValueChange[] {
  const schema = schemaOf(given, value);
  const kind: Mutant['kind'] = path.endsWith('.code') ? 'code' : 'field';
  const change = (what: string, changed: unknown, breaks: boolean): ValueChange => ({
    change: what.startsWith('.') ? `${path}${what}` : `${path} ${what}`,
    kind,
    breaks,
    value: changed,
  });
  const own = [
    change('is null', null, true),
    change('is of another type', typeof value === 'string' ? 7 : 'text', true),
    ...(isFilled(value) ? [change('is empty', emptyOf(value), refusesEmpty(schema, value))] : []),
    ...(schema.enum || schema.const ? [change('is not one of the list', 'unlisted_value', true)] : []),
  ];
  if (Array.isArray(value)) {
    const [first, ...rest] = value as unknown[];
    const inFirst = first === undefined ? [] : changeValue(schema.items as JsonSchema, first, `${path}[0]`);
    return [...own, ...inFirst.map((one) => ({ ...one, value: [one.value, ...rest] }))];
  }
  if (typeof value !== 'object' || value === null) return own;
  const record = value as Record<string, unknown>;
  const isClosed = schema.additionalProperties === false;
  // One answer stands for the two hundred.
  const keys = path.endsWith('.answer') ? Object.keys(record).slice(0, 1) : Object.keys(record);
  return [
    ...own,
    {
      ...change('has an unknown property', { ...record, unexpected_property: 'leak' }, isClosed),
      kind: 'unknown property',
    },
    ...keys.flatMap((key) => {
      const { [key]: was, ...others } = record;
      const isRequired = schema.required?.includes(key) === true;
      const part = schema.properties?.[key];
      return [
        {
          ...change(`.${key} is missing`, others, isRequired),
          kind: key === 'code' ? ('code' as const) : kind,
        },
        {
          ...change(`.${key} is renamed`, { ...others, [`${key}_renamed`]: was }, isRequired || isClosed),
          kind: isRequired ? kind : ('unknown property' as const),
        },
        ...changeValue(part, was, `${path}.${key}`).map((one) => ({
          ...one,
          value: { ...record, [key]: one.value },
        })),
      ];
    }),
  ];
}

const isFilled = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'object' && value !== null)
    ? Object.keys(Object(value) as object).length > 0
    : false;

const emptyOf = (value: unknown) => (typeof value === 'string' ? '' : Array.isArray(value) ? [] : {});

function refusesEmpty(schema: JsonSchema, value: unknown): boolean {
  const { minLength = 0, minItems = 0, pattern, enum: list, required = [] } = schema;
  if (typeof value === 'string')
    return (
      Number(minLength) > 0 ||
      schema.const !== undefined ||
      (list !== undefined && !list.includes('')) ||
      (typeof pattern === 'string' && !new RegExp(pattern).test(''))
    );
  return Array.isArray(value) ? Number(minItems) > 0 : required.length > 0;
}

function changeHeaders(headers: [string, string][]): Change[] {
  const others = (index: number) => headers.filter((_, at) => at !== index);
  const replace = (index: number, value: string): [string, string][] =>
    headers.map(([name, was], at) => [name, at === index ? value : was]);
  const wrong: Record<string, string[]> = {
    'content-type': ['text/html', 'text/plain'],
    'cache-control': ['public, max-age=60', 'no-cache'],
    'retry-after': ['soon', '0', '-5'],
  };
  return [
    ...headers.flatMap(([name, value], index): Change[] => {
      if (name === 'Set-Cookie') return changeCookie(value, index);
      const at = { kind: 'header' as const, breaks: true };
      return [
        { ...at, change: `${name} is missing`, headers: others(index) },
        ...(wrong[name.toLowerCase()] ?? []).map((text) => ({
          ...at,
          change: `${name} is ${text}`,
          headers: replace(index, text),
        })),
      ];
    }),
    ...(headers.some(([name]) => name === 'Set-Cookie')
      ? [cookie('a third cookie', [...headers, ['Set-Cookie', 'tracker=1; Path=/']])]
      : []),
  ];

  function changeCookie(line: string, index: number): Change[] {
    const name = line.split('=')[0] ?? '';
    const edits: [string, string][] = [
      ['without Path', line.replace('; Path=/', '')],
      ['with another Path', line.replace('Path=/', 'Path=/public')],
      ['without SameSite', line.replace('; SameSite=Lax', '')],
      ['with another SameSite', line.replace('Lax', 'None')],
      ['with a Domain', `${line}; Domain=example.test`],
      name === 'admit_id_token'
        ? ['without HttpOnly', line.replace('; HttpOnly', '')]
        : ['with HttpOnly', `${line}; HttpOnly`],
      line.includes('Max-Age=0')
        ? ['not expired', line.replace('; Max-Age=0', '')]
        : ['without a value', line.replace(/=[^;]*/, '=')],
    ];
    return [
      cookie(`${name} missing`, others(index)),
      ...edits.map(([what, by]) => cookie(`${name} ${what}`, replace(index, by))),
    ];
  }

  function cookie(what: string, changed: [string, string][]): Change {
    return { change: `Set-Cookie: ${what}`, kind: 'cookie', breaks: true, headers: changed };
  }
}
