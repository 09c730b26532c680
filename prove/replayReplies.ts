import { createServer, type Server } from 'node:http';
import { verifyProvider } from '../contracts/verify/verifyProvider.ts';
import type { Verification } from '../contracts/verify/readOutcome.ts';
import { listen } from '../scripts/gateway/listen.ts';
import type { Interaction, Pact } from '../contracts/verify/Pact.ts';
import { listPairs } from './checkPact.ts';

/** A provider's reply to one interaction. */
export interface ReplayedReply {
  /** A unique name, which replaces the interaction's description. */
  name: string;
  interaction: Interaction;
  status: number;
  headers: [name: string, value: string][];
  body: string | Buffer;
  /** Raw bytes written to the connection in place of the reply; '' sends nothing. */
  wire?: string;
}

/**
 * Serves prepared replies as a provider would. Returns the server and the pact of these replies, in which each is a
 * separate interaction without states.
 */
export function serveReplies(pact: Pact, replies: ReplayedReply[]): { server: Server; pact: Pact } {
  const interactions = replies.map(({ name, interaction }, index) => ({
    ...interaction,
    description: name,
    key: String(index),
    providerStates: [],
    request: {
      ...interaction.request,
      headers: { ...interaction.request.headers, 'X-Reply': [String(index)] },
    },
  }));
  const server = createServer((request, response) => {
    const reply = replies[Number(request.headers['x-reply'])];
    request.resume().once('end', () => {
      if (reply?.wire !== undefined) {
        if (reply.wire !== '') request.socket.end(reply.wire);
        return;
      }
      response.sendDate = false;
      response.writeHead(reply?.status ?? 404, reply?.headers.flat() ?? []);
      response.end(reply?.body);
    });
  });
  return { server, pact: { ...pact, interactions } };
}

/** Verifies prepared replies as if a provider had sent them. */
export async function replayReplies(pact: Pact, replies: ReplayedReply[]): Promise<Verification> {
  const served = serveReplies(pact, replies);
  await using server = served.server;
  return await verifyProvider({ url: await listen(server), pact: served.pact, limitMs: 2000 });
}

/** Returns the pact's example reply, with both cookies for a log-in or log-out. */
export function exampleReply(
  interaction: Interaction,
): Omit<ReplayedReply, 'name' | 'wire'> & { body: string } {
  const { status, headers, body } = interaction.response;
  const lines = listPairs(headers).flatMap(([name, value]): [string, string][] =>
    name.toLowerCase() === 'set-cookie' ? bothCookies(value) : [[name, value]],
  );
  const content = body?.content;
  return { interaction, status, headers: lines, body: content === undefined ? '' : JSON.stringify(content) };
}

function bothCookies(marker: string): [string, string][] {
  const isSet = !marker.startsWith('admit_session=;');
  const end = isSet ? '' : '; Max-Age=0';
  return [
    ['Set-Cookie', `admit_id_token=${isSet ? 'token' : ''}; Path=/; SameSite=Lax; HttpOnly${end}`],
    ['Set-Cookie', `${marker}${end}`],
  ];
}
