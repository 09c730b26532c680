import { createServer } from 'node:http';
import { forwardExactly, readExactly, replyExactly } from '../gateway/forwardExactly.ts';
import type { ExactRequest, ExactResponse } from '../gateway/forwardExactly.ts';
import { listen } from '../gateway/listen.ts';

/** Changes what the provider says to one call; the calls are keyed as `GET /api/profile`. */
export type Faults = Record<string, (response: ExactResponse, request: ExactRequest) => ExactResponse>;

/** Starts a proxy before a provider that plants faults in its answers, for the proof that they are seen. */
export async function startFaultyProvider(target: string, faults: Faults) {
  const server = createServer((incoming, reply) => {
    const answer = async () => {
      const request = await readExactly(incoming);
      const response = await forwardExactly(target, request);
      const fault = faults[`${request.method} ${request.url.split('?')[0] ?? ''}`];
      replyExactly(reply, fault ? fault(response, request) : response, request.method);
    };
    answer().catch(() => reply.destroy());
  });
  return {
    url: await listen(server),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Replaces a part of the body's text. */
export function inBody(part: string | RegExp, by: string) {
  return (response: ExactResponse): ExactResponse => ({
    ...response,
    body: Buffer.from(response.body.toString().replace(part, by)),
  });
}

/** Answers with another status. */
export function withStatus(status: number) {
  return (response: ExactResponse): ExactResponse => ({ ...response, status });
}

/** Changes the headers, given as one line each. */
export function inHeaders(change: (lines: string[]) => string[]) {
  return (response: ExactResponse): ExactResponse => {
    const lines = response.headers.flatMap((name, index, all) =>
      index % 2 === 0 ? [`${name}: ${all[index + 1] ?? ''}`] : [],
    );
    const headers = change(lines).flatMap((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    });
    return { ...response, headers };
  };
}
