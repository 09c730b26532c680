import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { forwardExactly, readExactly, replyExactly } from '../gateway/forwardExactly.ts';
import { listen } from '../gateway/listen.ts';
import { startGateway } from '../gateway/startGateway.ts';
import { closeAll } from '../start/closeAll.ts';

const OPENAPI = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

/** A backend that can be stopped and started again at the same address, as a deployed one is. */
export interface Backend {
  /** Host and port. */
  address: string;
  /** Origin that takes uploads. */
  storage: string;
  sandboxUrl: string;
  /** The headers of every call that came through. */
  calls: { path: string; headers: IncomingHttpHeaders }[];
  /** What broke openapi.yaml so far. */
  violations: () => string[];
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the sandbox behind the gateway, with a front door that can be shut. */
export async function startBackend(publicOrigin: string): Promise<Backend> {
  const closers: (() => Promise<unknown>)[] = [];
  let sandboxUrl = '';
  const gateway = await startGateway({ target: () => sandboxUrl, openapi: OPENAPI, strict: false });
  closers.push(gateway.close);
  const sandbox = await createSandbox({
    database: ':memory:',
    storageUrl: `${gateway.url}/mock-storage`,
    publicOrigin,
    conversionDelayMs: 100,
  });
  closers.push(() => sandbox.close());
  sandboxUrl = (await sandbox.listen()).url;

  const calls: Backend['calls'] = [];
  const makeDoor = () =>
    createServer((incoming, reply) => {
      calls.push({ path: incoming.url ?? '', headers: incoming.headers });
      readExactly(incoming)
        .then(async (request) =>
          replyExactly(reply, await forwardExactly(gateway.url, request), request.method),
        )
        .catch(() => reply.destroy());
    });
  let door = makeDoor();
  const address = new URL(await listen(door)).host;
  const stop = () =>
    new Promise<void>((resolve) => {
      door.close(() => resolve());
      door.closeAllConnections();
    });
  closers.push(stop);

  return {
    address,
    storage: gateway.url,
    sandboxUrl,
    calls,
    violations: () =>
      gateway.violations.filter(({ expected }) => !expected).map((violation) => JSON.stringify(violation)),
    stop,
    start: async () => {
      door = makeDoor();
      await listen(door, Number(address.split(':')[1]));
    },
    close: () => closeAll(closers),
  };
}
