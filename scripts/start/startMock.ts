import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { buildWeb } from '../build/buildWeb.ts';
import { checkWritable } from './checkWritable.ts';
import { startWeb, type WebOptions } from './startWeb.ts';
import { takePort } from './takePort.ts';
import { startMockFront } from './startMockFront.ts';

interface MockOptions extends Pick<WebOptions, 'port' | 'cache'> {
  built?: boolean;
}

/**
 * Starts the application on Prism's static mock of openapi.yaml; port 0 selects a free one.
 * `built` serves the production files, which have no scenario switch. If something fails, everything already started
 * is closed.
 */
export async function startMock({ port, built = false, cache }: MockOptions) {
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
  const web = await startWeb({ port: taken, backend: front.url, build, mock: true, cache });
  started.defer(web.close);
  const running = started.move();
  return {
    url: web.url,
    /** The address of the static mock. */
    backend: front.url,
    close: () => running.disposeAsync(),
  };
}
