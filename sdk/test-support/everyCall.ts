import { createSdk, type Sdk } from '../src/createSdk.ts';
import { EXAMPLES, type OperationId } from '../src/examples/index.ts';

/** One call of the sdk: its name, a function that makes it, the method and path sent, and the body, if any. */
export type ObservedCall = [name: string, call: (sdk: Sdk) => Promise<unknown>, sent: string, body?: unknown];

type Methods = Record<OperationId, (sent: object) => Promise<unknown>>;

/** The calls that have query parameters. */
const QUERIES: ObservedCall[] = [
  ['getPublicView', (sdk) => sdk.getPublicView({ token: 'a/b' }), 'GET /public/tmp?token=a%2Fb'],
  [
    'getServiceView',
    (sdk) => sdk.getServiceView({ service_token: 'tok' }),
    'GET /service/tmp-pdf?service_token=tok',
  ],
  [
    'searchLookup',
    (sdk) => sdk.searchLookup({ text: 'juni & co', category: 'college_ceeb' }),
    'GET /lookup/find?max_results=5&text=juni%20%26%20co&category=college_ceeb',
  ],
  ...(['address', 'college_ceeb'] as const).map((category): ObservedCall => [
    `getLookupRecord of ${category}`,
    (sdk) => sdk.getLookupRecord({ id: 'a-1', category }),
    `GET /lookup/find?id=a-1&category=${category}`,
  ]),
];

/** Methods left out of `PLAIN`: they have a query, or the sdk does not read their reply. */
const OTHERS = ['getPublicView', 'getServiceView', 'uploadFile'];

/** The sdk's other methods, each with its first example request body in openapi.yaml. */
const PLAIN = Object.entries(EXAMPLES)
  .filter(([id]) => id in createSdk() && !OTHERS.includes(id))
  .map(([id, { method, path, requests }]): ObservedCall => {
    const [body] = Object.values<object>(requests);
    const steps = path.includes('{answer_key}') ? { answer_key: 'resume_doc' } : {};
    const methodOf = (sdk: Sdk) => (sdk as unknown as Methods)[id as OperationId];
    const call = (sdk: Sdk) => methodOf(sdk)({ ...steps, ...body });
    return [id, call, `${method} ${path.replace('{answer_key}', 'resume_doc')}`, body];
  });

/** Every call with a JSON reply. */
export const EVERY_CALL: readonly ObservedCall[] = [...PLAIN, ...QUERIES];
