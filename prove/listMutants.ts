import type { ListedOperation } from '../contracts/kit/listOperations.ts';
import { listWrongValues, type WrongValue } from '../contracts/kit/listWrongValues.ts';
import type { Interaction } from '../contracts/verify/Pact.ts';
import { placesOf, replaceAt, sayPath, type ReplyPlace } from '../sdk/test-support/placesOf.ts';
import { exampleReply } from './replayReplies.ts';

/** A reply that differs from a correct one in a single way forbidden by openapi.yaml or the pact. */
export interface Mutant {
  kind: string;
  /** The change, such as `$.status is null`. */
  change: string;
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

type Header = Mutant['headers'][number];

const STATUSES = [200, 201, 204, 302, 400, 401, 403, 404, 409, 500];
const WRONG_HEADERS: Record<string, string[]> = {
  'content-type': ['text/html', 'text/plain'],
  'cache-control': ['public, max-age=60', 'no-cache'],
  'retry-after': ['soon', '0', '-5'],
};

/** Lists every mutant of an interaction's reply; each is invalid by construction. */
export function listMutants({ responses }: ListedOperation, interaction: Interaction): Mutant[] {
  const right = exampleReply(interaction);
  const response = responses[String(right.status)];
  const body = JSON.parse(right.body) as unknown;
  const mutant = (kind: string, change: string, other: Partial<Mutant>): Mutant => ({
    kind,
    change,
    ...right,
    ...other,
  });
  const withBody = (kind: string, change: string, other: unknown) =>
    mutant(kind, change, { body: JSON.stringify(other) });
  const places = placesOf(response?.content?.['application/json']?.schema, body);
  return [
    ...places.flatMap((place) =>
      changePlace(place).map(([kind, change, value]) =>
        withBody(kind, `${sayPath(place.path)} ${change}`, replaceAt(body, place.path, value)),
      ),
    ),
    withBody('wrapped body', 'is wrapped in data', { data: body }),
    withBody('wrapped body', 'is wrapped in a list', [body]),
    mutant('no JSON', 'is an HTML page', { body: '<!doctype html><h1>Error</h1>' }),
    mutant('no JSON', 'is empty', { body: '' }),
    ...right.headers.flatMap((header, index) =>
      changeHeader(header).map((changed) =>
        mutant(
          header[0] === 'Set-Cookie' ? 'cookie' : 'header',
          `${header.join(': ')} → ${changed?.[1] ?? 'missing'}`,
          { headers: right.headers.toSpliced(index, 1, ...(changed ? [changed] : [])) },
        ),
      ),
    ),
    ...('ETag' in (response?.headers ?? {}) ? ['7', '"7', 'W/7', '""7""'] : []).map((tag) =>
      mutant('ETag', `is ${tag}`, { headers: [...right.headers, ['ETag', tag]] }),
    ),
    ...STATUSES.filter((status) => status !== right.status).map((status) =>
      mutant('status', `is ${String(status)}`, { status, ...(status === 204 && { body: '' }) }),
    ),
  ];
}

/** Lists the values that are invalid at a place, each with its kind and a description. */
function changePlace({ value, schema, parent, isRequired, path }: ReplyPlace): WrongValue[] {
  const changes = listWrongValues(schema, value).filter(
    ([kind]) => kind !== 'unknown property' || path.length > 0,
  );
  return parent && isRequired ? [...changes, ['missing', 'is missing', undefined]] : changes;
}

function changeHeader([name, value]: Header): (Header | undefined)[] {
  if (name !== 'Set-Cookie')
    return [undefined, ...(WRONG_HEADERS[name.toLowerCase()] ?? []).map((wrong): Header => [name, wrong])];
  const isToken = value.startsWith('admit_id_token');
  const isEnd = value.includes('Max-Age=0');
  const lines = [
    value.replace('; Path=/', ''),
    value.replace('Path=/', 'Path=/public'),
    value.replace('; SameSite=Lax', ''),
    value.replace('Lax', 'None'),
    `${value}; Domain=example.test`,
    isToken ? value.replace('; HttpOnly', '') : `${value}; HttpOnly`,
    isEnd ? value.replace('; Max-Age=0', '') : value.replace(/=[^;]*/, '='),
  ];
  return [undefined, ...lines.map((line): Header => [name, line])];
}
