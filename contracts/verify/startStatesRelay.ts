import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A provider state whose set-up or tear-down was refused. */
export interface RefusedState {
  state: string;
  /** The status and what came with it, or why there was none. */
  got: string;
}

/**
 * Stands between Pact's verifier and the provider's states.
 *
 * Pact asks again after a 5xx, each time after a longer wait and without a word: one broken state would hold the
 * command for minutes. It also forgets what the refusal said. Both are seen to here.
 */
export async function startStatesRelay(statesUrl: string) {
  const refused: RefusedState[] = [];
  const server = createServer((incoming, reply) => {
    const relay = async () => {
      const asked = await readText(incoming);
      const { state = '', action = '' } = JSON.parse(asked) as { state?: string; action?: string };
      const { status, text } = await post(statesUrl, asked);
      const isFine = status >= 200 && status < 300;
      if (!isFine)
        refused.push({ state, got: `${status > 0 ? String(status) : ''} ${text} (${action})`.trim() });
      reply.writeHead(isFine ? 200 : 400, { 'content-type': 'application/json' });
      reply.end(text);
    };
    relay().catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/`, refused };
}

async function post(url: string, body: string): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return { status: 0, text: `no answer at ${url}` };
  }
}

async function readText(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}
