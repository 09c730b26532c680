import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { forward, startProxy } from '../gateway/startProxy.ts';
import { startGateway } from '../gateway/startGateway.ts';

/** A backend that can be stopped and started again at the same address, as a deployed one is. */
export interface Backend {
  /** Host and port. */
  address: string;
  /** Origin that takes uploads. */
  storage: string;
  sandboxUrl: string;
  /** The headers of every call that came through. */
  calls: { path: string; headers: Headers }[];
  /** What broke openapi.yaml so far. */
  violations: () => string[];
  stop: () => Promise<void>;
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the sandbox behind the gateway, with a front door that can be shut. */
export async function startBackend(publicOrigin: string): Promise<Backend> {
  const started = new AsyncDisposableStack();
  let sandboxUrl = '';
  const gateway = await startGateway({ target: () => sandboxUrl, openapi: CONTRACT_PATH });
  started.defer(gateway.close);
  const sandbox = await createSandbox({
    database: ':memory:',
    storageUrl: `${gateway.url}/mock-storage`,
    publicOrigin,
    conversionDelayMs: 100,
    trustProxy: true,
  });
  started.defer(() => sandbox.close());
  sandboxUrl = (await sandbox.listen()).url;

  const calls: Backend['calls'] = [];
  const openDoor = (port?: number) =>
    startProxy((request) => {
      calls.push({ path: request.url, headers: request.headers });
      return forward(gateway.url, request);
    }, port);
  let door = await openDoor();
  const { host, port } = new URL(door.url);
  started.defer(() => door.close());

  return {
    address: host,
    storage: gateway.url,
    sandboxUrl,
    calls,
    violations: () =>
      gateway.violations.filter(({ expected }) => !expected).map((violation) => JSON.stringify(violation)),
    stop: () => door.close(),
    start: async () => {
      door = await openDoor(Number(port));
    },
    close: () => started.disposeAsync(),
  };
}
