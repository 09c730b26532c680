import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import type { Interaction } from '../verify/Pact.ts';
import { listen } from '../../scripts/gateway/listen.ts';
import { listPairs } from './checkPact.ts';

/** The reply to send. */
interface Sent {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

const STATES = '/provider-states';

/** Answers each interaction of a pact once, as specified; a call is matched by its state and request. */
export async function serveInteractions(
  interactions: Interaction[],
  reply: (interaction: Interaction) => Sent,
) {
  const waiting = new Set(interactions);
  let state: unknown;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === STATES) {
        const { state: name, params, action } = JSON.parse(body) as Record<string, unknown>;
        if (action === 'setup') state = { name, params };
        response.end('{}');
        return;
      }
      const interaction = [...waiting].find(
        (one) => isStateOf(one, state) && isRequestOf(one, request, body),
      );
      if (!interaction) return void response.writeHead(404).end();
      waiting.delete(interaction);
      const { status, headers, body: said } = reply(interaction);
      response.writeHead(status, headers.flat()).end(said);
    });
  });
  const url = await listen(server);
  return { url, statesUrl: url + STATES, waiting, close: () => void server.close() };
}

function isStateOf({ providerStates = [] }: Interaction, state: unknown): boolean {
  return providerStates.some(({ name, params = {} }) => isDeepStrictEqual({ name, params }, state));
}

function isRequestOf(
  { request }: Interaction,
  { method, url = '', headers }: IncomingMessage,
  body: string,
): boolean {
  const [path, query = ''] = url.split('?');
  return (
    request.method === method &&
    request.path === path &&
    sorted(new URLSearchParams(listPairs(request.query))) === sorted(new URLSearchParams(query)) &&
    isDeepStrictEqual(request.body?.content, body === '' ? undefined : JSON.parse(body)) &&
    listPairs(request.headers).every(
      ([name, value]) => name.toLowerCase() === 'accept' || headers[name.toLowerCase()] === value,
    )
  );
}

function sorted(query: URLSearchParams): string {
  query.sort();
  return query.toString();
}
