import { EXAMPLES } from '../generated/examples.ts';
import { type Answers, example, type ReplyName } from './Answers.ts';
import type { OperationId } from './OperationExamples.ts';

/** A reply to any operation. */
interface AnyReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}
type AnyAnswering = (sent: object) => AnyReply | Promise<AnyReply>;

/**
 * Creates a `fetch` that replies with the examples in openapi.yaml, for the sdk's `fetch` option.
 * An operation without a given answer replies with its first example.
 * @param answers the answers by operation, or a function that returns the answer for an operation.
 * @example
 * const sdk = createSdk({ baseUrl: 'http://fake', fetch: exampleFetch({ getProfile: '200:submitted' }) });
 */
export function exampleFetch(
  answers: Answers | ((id: OperationId) => Answers[OperationId]) = {},
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { id, pathParameters } = findOperation(request);
    const given = (typeof answers === 'function' ? answers(id) : answers[id]) ?? firstExample(id, request);
    const answer =
      typeof given === 'function'
        ? await (given as AnyAnswering)(await readSent(request, pathParameters))
        : given;
    const reply = typeof answer === 'string' ? example(id, answer as ReplyName<OperationId>) : answer;
    const { status, headers, body }: AnyReply = reply;
    return Response.json(body, { status, headers });
  };
}

/** The replies of `findLookup`, which depend on its query: the found items, or the record of one. */
const LOOKUPS: Readonly<Record<string, readonly [ReplyName<'findLookup'>, ReplyName<'findLookup'>]>> = {
  hs_ceeb: ['200:items', '200:name_record'],
  college_ceeb: ['200:colleges', '200:name_record'],
  hs_international: ['200:schools_abroad', '200:school_abroad_record'],
  company: ['200:companies', '200:company_record'],
  address: ['200:addresses', '200:address_record'],
};

/** Returns an operation's first example, or the one that fits a look-up. */
function firstExample(id: OperationId, { url }: Request): AnyReply {
  const { searchParams } = new URL(url);
  const names = id === 'findLookup' ? LOOKUPS[searchParams.get('category') ?? ''] : undefined;
  return names ? example('findLookup', names[searchParams.has('id') ? 1 : 0]) : example(id);
}

const OPERATIONS = Object.entries(EXAMPLES).map(([id, { method, path }]) => ({
  id: id as OperationId,
  method,
  path: new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

function findOperation({ method, url }: Request) {
  const { pathname } = new URL(url);
  for (const operation of OPERATIONS) {
    const match = operation.method === method ? operation.path.exec(pathname) : null;
    if (match) return { id: operation.id, pathParameters: match.groups };
  }
  throw new Error(`openapi.yaml has no ${method} ${pathname}.`);
}

/** Returns path parameters, query and body as a single object. */
async function readSent(
  request: Request,
  pathParameters: Record<string, string> | undefined,
): Promise<object> {
  const type = request.headers.get('Content-Type') ?? '';
  let body = {};
  if (type.includes('json')) body = (await request.json()) as object;
  else if (type.includes('form-data')) body = Object.fromEntries(await request.formData());
  return { ...pathParameters, ...Object.fromEntries(new URL(request.url).searchParams), ...body };
}
