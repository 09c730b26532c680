import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { buildWeb } from '../build/buildWeb.ts';
import { checkWritable } from './checkWritable.ts';
import { startWeb, type WebOptions } from './startWeb.ts';
import { takePort } from './takePort.ts';
import { createRestartNotice } from './createRestartNotice.ts';
import { startMockFront, type MockFront } from './startMockFront.ts';

const OPENAPI = 'openapi.yaml';

interface MockOptions extends Pick<WebOptions, 'port' | 'cache'> {
  built?: boolean;
  /** Receives a line when openapi.yaml or a file that cannot be reloaded changes. */
  print?: (line: string) => void;
}

/**
 * Starts the application on Prism's static mock of openapi.yaml; port 0 selects a free one.
 * `built` serves the production files, which have no scenario switch. If something fails, everything already started
 * is closed.
 */
export async function startMock({ port, built = false, cache, print = () => undefined }: MockOptions) {
  await using started = new AsyncDisposableStack();
  await checkWritable();
  const taken = await takePort(port);
  let build: string | undefined;
  if (built) {
    build = started.use(await mkdtempDisposable(join(tmpdir(), 'admission-mock-'))).path;
    await buildWeb(build);
  }
  const front = await startMockFront(CONTRACT_PATH);
  started.defer(front.close);
  const noteRestart = createRestartNotice(
    'npm run mock',
    /^(package\.json$|src\/routes\/paths\.ts$|scripts\/(gateway|mock|start)\b)/,
    print,
  );
  const web = await startWeb({
    port: taken,
    backend: front.url,
    build,
    mock: true,
    cache,
    onChange: (file) => {
      noteRestart(file);
      if (file === OPENAPI) void reload(front, print);
    },
  });
  started.defer(web.close);
  const running = started.move();
  return {
    url: web.url,
    /** The address of the static mock. */
    backend: front.url,
    close: () => running.disposeAsync(),
  };
}

async function reload(front: MockFront, print: (line: string) => void): Promise<void> {
  try {
    await front.reload();
    print(
      `${OPENAPI} has changed: the mock now answers from it. The panel follows once you run npm run generate.`,
    );
  } catch (error) {
    print(
      `${OPENAPI} has changed but cannot be read; the mock answers from the last version. ${String(error)}`,
    );
  }
}
