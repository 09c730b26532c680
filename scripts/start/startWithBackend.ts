import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnContract } from '../../contracts/kit/openOwnContract.ts';
import { buildWeb } from '../build/buildWeb.ts';
import { createBackendSender, SILENCE_MS } from '../gateway/backend/createBackendSender.ts';
import { describeConnectionError } from '../gateway/backend/describeConnectionError.ts';
import { startBridge } from '../gateway/backend/startBridge.ts';
import { startGateway } from '../gateway/startGateway.ts';
import { forward } from '../gateway/startProxy.ts';
import { checkWritable } from './checkWritable.ts';
import { StartError } from './StartError.ts';
import { startWeb } from './startWeb.ts';
import { takePort } from './takePort.ts';

export interface WithBackendOptions {
  port: number;
  /** The backend's address. */
  backend: string;
  /** Operations to answer from the contract's examples, separated by commas. */
  mock?: string;
  /** The origins of the storage that uploads go to. */
  storage?: readonly string[];
  /** A file with a certificate to trust. */
  backendCa?: string;
  production?: boolean;
  print?: (line: string) => void;
}

/**
 * Starts the application on this machine with a backend elsewhere: its pages, and a gateway that checks every call.
 * Throws `StartError` for an option that cannot be used.
 */
export async function startWithBackend(options: WithBackendOptions) {
  await using started = new AsyncDisposableStack();
  const { production = false, print = console.error } = options;
  const origin = readOrigin('--backend', options.backend);
  const storage = (options.storage ?? []).map((one) => readOrigin('--storage', one));
  const { kit } = await openOwnContract();
  const ids = kit.operations.map(({ operation }) => operation.operationId ?? '');
  const mocked = readNames(options.mock ?? '', ids);
  const ca = options.backendCa === undefined ? undefined : await readCertificate(options.backendCa);
  await checkWritable();
  const port = await takePort(options.port);

  const sender = createBackendSender({ origin, kit, mocked, storage, ca, print });
  const gateway = await startGateway({
    target: () => origin,
    send: sender.send,
    notes: sender.notes,
    kit,
    print,
    hosts: [new URL(origin).hostname],
  });
  started.defer(gateway.close);
  const bridge = await startBridge({ origin, gateway: gateway.url, kit, send: sender.send });
  started.defer(bridge.close);

  let build: string | undefined;
  if (production) {
    build = started.use(await mkdtempDisposable(join(tmpdir(), 'admission-build-'))).path;
    await buildWeb(build);
  }
  const web = await startWeb({ port, backend: bridge.url, storage, script: '/_gateway/mark.js', build });
  started.defer(web.close);
  const problem = await probe(origin, ca);

  const running = started.move();
  return { url: web.url, origin, problem, close: () => running.disposeAsync() };
}

/** Says why the backend cannot be reached yet; it may be started later. */
async function probe(origin: string, ca: string | undefined): Promise<string | undefined> {
  const headers = new Headers({ host: new URL(origin).host, accept: 'application/json' });
  const { signal } = new AbortController();
  const request = { method: 'GET', url: '/health', headers, body: Buffer.alloc(0), signal };
  return forward(origin, request, { ca, timeout: SILENCE_MS }).then(
    () => undefined,
    (error: unknown) => describeConnectionError(origin, error),
  );
}

function readOrigin(option: string, address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new StartError(`${option} ${address} is no origin such as https://staging.example.`);
  return url.origin;
}

function readNames(list: string, ids: readonly string[]): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => name !== 'missing' && !ids.includes(name));
  if (unknown.length > 0)
    throw new StartError(
      `--mock ${unknown.join(',')}: openapi.yaml has no such operation. Name some of ${ids.join(', ')}; or missing, for those that the backend does not have.`,
    );
  return names;
}

async function readCertificate(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  if (!text.includes('BEGIN CERTIFICATE'))
    throw new StartError(`--backend-ca ${file} is no file with a certificate in PEM.`);
  return text;
}
