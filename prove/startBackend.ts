import { createSandbox } from '../sandbox/createSandbox.ts';
import { openDatabase, type Database } from '../sandbox/database/openDatabase.ts';
import { convertFile } from '../sandbox/documents/convertFile.ts';
import type { SandboxOptions } from '../sandbox/SandboxOptions.ts';
import { forward, startProxy, type ExactRequest, type ExactResponse } from '../scripts/gateway/startProxy.ts';

/** A backend that differs from the sandbox in its options or in how it answers a request. */
export interface Variant {
  options?: Omit<SandboxOptions, 'database'>;
  answer?: (request: ExactRequest, send: Send, database: Database) => Promise<ExactResponse>;
}

type Send = (request: ExactRequest) => Promise<ExactResponse>;

/** A running backend, closed by disposing it. */
export interface Backend extends AsyncDisposable {
  url: string;
  statesUrl: string;
}

/** Starts the sandbox or a variant of it, with cheap password hashes and quick conversions: the contract covers neither. */
export async function startBackend({ options, answer }: Variant = {}): Promise<Backend> {
  const started = new AsyncDisposableStack();
  const database = openDatabase(':memory:');
  const sandbox = await createSandbox({
    database,
    passwordCost: 2 ** 4,
    conversionDelayMs: 1,
    convert: convertFile,
    ...options,
  });
  started.defer(() => sandbox.close());
  let { url } = await sandbox.listen();
  if (answer) {
    const target = url;
    const proxy = await startProxy((request) => answer(request, (sent) => forward(target, sent), database));
    started.defer(proxy.close);
    url = proxy.url;
  }
  const statesUrl = `${url}/_sandbox/provider-states`;
  return { url, statesUrl, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
