import { openOwnContract } from '../../contracts/kit/openOwnContract.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { forward, startProxy } from '../../scripts/gateway/startProxy.ts';
import { startGateway } from '../../scripts/gateway/startGateway.ts';
import { describeViolation } from '../../scripts/gateway/Violation.ts';

/**
 * Starts the sandbox behind the gateway, with a proxy in front that can be stopped and restarted at the same
 * address.
 */
export async function startBackend(publicOrigin: string) {
  await using started = new AsyncDisposableStack();
  let sandboxUrl = '';
  const { kit } = await openOwnContract();
  const gateway = await startGateway({ target: () => sandboxUrl, kit });
  started.defer(gateway.close);
  const sandbox = await createSandbox({
    database: ':memory:',
    storageUrl: `${gateway.url}/mock-storage`,
    publicOrigin,
    conversionDelayMs: 100,
    proxy: '127.0.0.1',
  });
  started.defer(() => sandbox.close());
  sandboxUrl = (await sandbox.listen()).url;

  const calls: { path: string; headers: Headers }[] = [];
  const openDoor = (port?: number) =>
    startProxy((request) => {
      calls.push({ path: request.url, headers: request.headers });
      return forward(gateway.url, request);
    }, port);
  let door = await openDoor();
  const { host, port } = new URL(door.url);
  started.defer(() => door.close());
  const running = started.move();

  return {
    /** The host and port. */
    address: host,
    /** The origin to which files are uploaded. */
    storage: gateway.url,
    sandboxUrl,
    /** The path and headers of every forwarded call. */
    calls,
    /** The violations of openapi.yaml so far. */
    violations: () => gateway.violations.map(describeViolation),
    stop: () => door.close(),
    start: async () => {
      door = await openDoor(Number(port));
    },
    close: () => running.disposeAsync(),
  };
}
