import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_PATH } from '../../contracts/kit/loadContract.ts';
import { buildWeb } from '../start/buildWeb.ts';
import { startWeb } from '../start/startWeb.ts';
import { takePort } from '../start/takePort.ts';
import { startMockFront } from './startMockFront.ts';

/**
 * Starts the application on Prism's static mock of openapi.yaml; port 0 lets the system choose.
 *
 * `built` serves the product's own files, which have no scenario switch; what is started already is closed when
 * something fails.
 */
export async function startMock({ port, built = false }: { port: number; built?: boolean }) {
  await using started = new AsyncDisposableStack();
  const taken = await takePort(port);
  let build: string | undefined;
  if (built) {
    build = started.use(await mkdtempDisposable(join(tmpdir(), 'admission-mock-'))).path;
    await buildWeb(build);
  }
  const front = await startMockFront(CONTRACT_PATH);
  started.defer(front.close);
  const web = await startWeb({ port: taken, backend: front.url, build, mock: true });
  started.defer(web.close);
  const running = started.move();
  return {
    url: web.url,
    /** Where the static mock answers. */
    backend: front.url,
    close: () => running.disposeAsync(),
  };
}
