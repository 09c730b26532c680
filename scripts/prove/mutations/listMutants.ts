import type { JsonSchema } from '../../../contracts/kit/contract.ts';
import type { ListedOperation } from '../../../contracts/kit/listOperations.ts';
import type { Interaction } from '../../../contracts/verify/Pact.ts';
import { exampleReply } from '../replayReplies.ts';
import type { ReplayedReply } from '../replayReplies.ts';
import { placesOf, replaceAt, sayPath, valueAt } from '../../../sdk/test/placesOf.ts';
import type { Place } from '../../../sdk/test/placesOf.ts';

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
    ...placesOf(schema, body)
      .filter(isSample(body))
      .flatMap((place) => changesAt(place, body)),
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

/** Keeps the first item of a list, and one answer, which stands for the two hundred. */
function isSample(body: unknown): (place: Place) => boolean {
  return ({ path }) =>
    path.every((step, at) => {
      if (path[at - 1] !== 'answer') return typeof step === 'string' || step === 0;
      return step === Object.keys(valueAt(body, path.slice(0, at)) as object)[0];
    });
}

/** Changes one place of a body: drops it, renames it, puts other values there. */
function changesAt({ path, value, schema, parent, isRequired }: Place, body: unknown): Change[] {
  const key = path.at(-1);
  const kind = key === 'code' ? 'code' : 'field';
  const change = (what: string, changed: unknown, breaks: boolean): Change => ({
    change: `${sayPath(path)} ${what}`,
    kind,
    breaks,
    body: JSON.stringify(replaceAt(body, path, changed)),
  });
  return [
    ...(parent && typeof key === 'string'
      ? [
          change('is missing', undefined, isRequired),
          {
            ...change('is renamed', undefined, isRequired || parent.additionalProperties === false),
            kind: isRequired ? ('field' as const) : ('unknown property' as const),
            body: JSON.stringify(renameAt(body, path, key)),
          },
        ]
      : []),
    change('is null', null, true),
    change('is of another type', typeof value === 'string' ? 7 : 'text', true),
    ...(isFilled(value) ? [change('is empty', emptyOf(value), refusesEmpty(schema, value))] : []),
    ...(schema.enum || schema.const ? [change('is not one of the list', 'unlisted_value', true)] : []),
    ...(typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [
          {
            ...change(
              'has an unknown property',
              { ...value, unexpected_property: 'leak' },
              schema.additionalProperties === false,
            ),
            kind: 'unknown property' as const,
          },
        ]
      : []),
  ];
}

function renameAt(body: unknown, path: Place['path'], key: string): unknown {
  const around = path.slice(0, -1);
  const { [key]: value, ...others } = valueAt(body, around) as Record<string, unknown>;
  return replaceAt(body, around, { ...others, [`${key}_renamed`]: value });
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
