import { createWriteStream } from 'node:fs';
import { mkdir, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { DatabaseError } from '../../sandbox/database/DatabaseError.ts';
import type { SandboxOptions } from '../../sandbox/SandboxOptions.ts';
import { startGateway } from '../gateway/startGateway.ts';
import type { GatewayOptions } from '../gateway/startGateway.ts';
import { buildWeb } from './buildWeb.ts';
import { createPdfPrinter } from './createPdfPrinter.ts';
import { StartError } from './StartError.ts';
import { startWeb } from './startWeb.ts';
import { takePort } from './takePort.ts';

export interface ProductOptions extends Pick<GatewayOptions, 'print'> {
  /** Port of the web server; 0 lets the system choose. */
  port: number;
  /** Folder of the database, made when it is not there. */
  data: string;
  fresh?: boolean;
  /** Builds and serves the production files. */
  production?: boolean;
  /** Address of this machine in its network, to let other devices in; without it, this machine alone. */
  host?: string;
  sandbox?: Omit<SandboxOptions, 'database' | 'fresh' | 'storageUrl' | 'publicOrigin'>;
}

export interface Product {
  /** Where applicants go. */
  url: string;
  /** The same for other devices; undefined while they are not let in. */
  networkUrl?: string;
  /** The contract-checking way to the sandbox; it also takes the uploads, as a storage service elsewhere would. */
  gatewayUrl: string;
  close: () => Promise<void>;
}

/**
 * Starts the whole product on this machine: sandbox, gateway in front of it, and the web server.
 *
 * Throws `StartError` for what its caller can mend: a port or a database in use, a failed build. What has already
 * been started is closed then.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await using started = new AsyncDisposableStack();
  const port = await takePort(options.port);
  const database = await openFolder(options.data);
  // Of this run only: a quoted reference is looked up here.
  const calls = createWriteStream(join(options.data, 'calls.log'));
  started.defer(() => new Promise<void>((resolve) => void calls.end(resolve)));

  // The sandbox has to know the gateway's address, and the gateway the sandbox's: it gets it when it is there.
  let sandboxUrl = '';
  const { print = console.error, host } = options;
  const networkUrl = host === undefined ? undefined : `http://${host}:${String(port)}`;
  const gateway = await startGateway({ target: () => sandboxUrl, openapi: CONTRACT_PATH, print });
  started.defer(gateway.close);

  const printer = createPdfPrinter();
  // The sandbox may go on with a copy of the last run before there is a page to print.
  const webIsThere = Promise.withResolvers<null>();
  const sandbox = await createSandbox({
    renderPdf: async (url) => {
      await webIsThere.promise;
      return printer.print(url);
    },
    log: (line) => void calls.write(`${new Date().toISOString()} ${line}\n`),
    ...options.sandbox,
    database,
    fresh: options.fresh,
    // Another device reaches the web server alone; here, storage is another origin, as it is deployed.
    storageUrl: `${networkUrl ?? gateway.url}/mock-storage`,
    publicOrigin: networkUrl ?? `http://localhost:${String(port)}`,
  }).catch(explainDatabase);
  started.defer(() => {
    webIsThere.resolve(null);
    return sandbox.close();
  });
  started.defer(printer.close);
  sandboxUrl = (await sandbox.listen()).url;

  let build: string | undefined;
  if (options.production) {
    build = started.use(await mkdtempDisposable(join(tmpdir(), 'admission-build-'))).path;
    await buildWeb(build);
  }
  const web = await startWeb({ port, backend: gateway.url, build, isOpen: host !== undefined });
  // What is being printed is given up before its page goes away; the next start goes on with it.
  started.defer(web.close);
  started.defer(printer.close);
  webIsThere.resolve(null);

  const running = started.move();
  const close = () => running.disposeAsync();
  return { url: web.url, networkUrl, gatewayUrl: gateway.url, close };
}

async function openFolder(data: string): Promise<string> {
  try {
    await mkdir(data, { recursive: true });
  } catch (error) {
    throw new StartError(
      `The folder ${data} cannot be made (${(error as NodeJS.ErrnoException).code ?? ''}).`,
    );
  }
  return join(data, 'sandbox.sqlite');
}

/** A database that another run holds, or of another version, is for its owner to solve. */
function explainDatabase(error: unknown): never {
  if (error instanceof DatabaseError)
    throw new StartError(`${error.message} (npm start -- --data DIR uses another folder.)`);
  throw error;
}
