import { mkdir, mkdtempDisposable, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openOwnContract } from '../../contracts/kit/openOwnContract.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { DatabaseError } from '../../sandbox/database/openDatabase.ts';
import type { SandboxOptions } from '../../sandbox/SandboxOptions.ts';
import { startGateway, type GatewayOptions } from '../gateway/startGateway.ts';
import { buildWeb } from '../build/buildWeb.ts';
import { checkWritable } from './checkWritable.ts';
import { createRestartNotice } from './createRestartNotice.ts';
import { createPdfPrinter } from './createPdfPrinter.ts';
import { ANOTHER_FOLDER, openLog } from './openLog.ts';
import { StartError } from './StartError.ts';
import { startWeb } from './startWeb.ts';
import { takePort } from './takePort.ts';

export interface ProductOptions extends Pick<GatewayOptions, 'print'> {
  /** Port of the web server; 0 selects a free one. */
  port: number;
  /** The database folder; created if missing. */
  data: string;
  fresh?: boolean;
  /** Builds and serves the production files. */
  production?: boolean;
  /**
   * This machine's address or name on its network, if other devices may connect; by default, only this machine can.
   */
  host?: string;
  sandbox?: Omit<SandboxOptions, 'database' | 'fresh' | 'storageUrl' | 'publicOrigin'>;
}

export interface Product {
  /** The address for applicants. */
  url: string;
  /** The address for other devices; undefined unless they may connect. */
  networkUrl?: string;
  /** The address of the gateway to the sandbox; it also accepts uploads, as a separate storage service would. */
  gatewayUrl: string;
  close: () => Promise<void>;
}

/**
 * Starts the whole product on this machine: the sandbox, the gateway in front of it, and the web server.
 * Throws `StartError` for problems that the user can fix: a port or database in use, a failed build. Everything that
 * has already been started is then closed.
 */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await using started = new AsyncDisposableStack();
  await checkWritable();
  const port = await takePort(options.port, options.host !== undefined);
  const database = await openFolder(options.data);
  const log = join(options.data, 'calls.log');
  const calls = openLog(log);
  started.defer(calls.close);

  // The sandbox must know the gateway's address and vice versa, so the gateway gets the sandbox's address later.
  let sandboxUrl = '';
  const { print = console.error, host } = options;
  const networkUrl = host === undefined ? undefined : `http://${host}:${String(port)}`;
  const { kit } = await openOwnContract();
  const gateway = await startGateway({
    target: () => sandboxUrl,
    kit,
    print,
    hosts: host === undefined ? [] : [host],
  });
  started.defer(gateway.close);

  const printer = createPdfPrinter();
  // The sandbox may resume the last run's PDF copy before the web server can serve the page to be printed.
  const webIsThere = Promise.withResolvers<null>();
  const sandbox = await createSandbox({
    renderPdf: async (url) => {
      await webIsThere.promise;
      return printer.print(url);
    },
    log: (line) => calls.write(line),
    ...options.sandbox,
    database,
    fresh: options.fresh,
    // Other devices can reach only the web server. Locally, the storage has another origin, as in a deployment.
    storageUrl: `${networkUrl ?? gateway.url}/mock-storage`,
    publicOrigin: networkUrl ?? `http://localhost:${String(port)}`,
  }).catch(explainDatabase);
  // The log covers only this run, so that a reference quoted in an error message is easy to find. It is emptied only
  // once the database is open, because another run that has it open is also using the log.
  await truncate(log);
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
  const onChange = createRestartNotice('npm start', READ_ONCE, print);
  const web = await startWeb({ port, backend: gateway.url, build, host, onChange });
  // The printer closes before the web server, so that a PDF copy in progress is aborted rather than recorded as
  // failed, and is made after the next start.
  started.defer(web.close);
  started.defer(printer.close);
  webIsThere.resolve(null);

  const running = started.move();
  const close = () => running.disposeAsync();
  return { url: web.url, networkUrl, gatewayUrl: gateway.url, close };
}

/** What a running product does not read again when it changes. */
export const READ_ONCE =
  /^(openapi\.yaml$|package\.json$|sandbox\/|sdk\/src\/examples\/|src\/routes\/paths\.ts$|contracts\/(kit|verify)\/|scripts\/(browser|gateway|start)\b)/;

async function openFolder(data: string): Promise<string> {
  if (data === '') throw new StartError(`--data needs the path of a folder. ${ANOTHER_FOLDER}`);
  try {
    await makeFolder(data);
  } catch (error) {
    throw new StartError(
      `The folder ${data} cannot be created (${(error as NodeJS.ErrnoException).code ?? ''}). ${ANOTHER_FOLDER}`,
    );
  }
  if (!(await stat(data)).isDirectory()) throw new StartError(`${data} is not a folder. ${ANOTHER_FOLDER}`);
  return join(data, 'sandbox.sqlite');
}

/** Creates a folder and its parents, unless it exists. In /proc, Node's `recursive` would never end. */
async function makeFolder(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path);
}

/** Tells the user what to do about a database that cannot be used. */
function explainDatabase(error: unknown): never {
  if (error instanceof DatabaseError) throw new StartError(`${error.message} (${ANOTHER_FOLDER})`);
  throw error;
}
