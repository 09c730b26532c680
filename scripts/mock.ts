import { fileURLToPath } from 'node:url';
import { startMockFront } from './mock/startMockFront.ts';
import { startPrism } from './mock/startPrism.ts';
import { readOptions } from './start/readOptions.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';
import { startWeb } from './start/startWeb.ts';
import { takePort } from './start/takePort.ts';

const OPENAPI = fileURLToPath(new URL('../openapi.yaml', import.meta.url));

/** `npm run mock`: the application on Prism's static mock; every named example can be called up. */
await runUntilStopped(async () => {
  const options = readOptions(process.argv.slice(2), ['port']);
  const port = await takePort(options.port);
  const prism = await startPrism(OPENAPI);
  const front = await startMockFront(prism);
  const web = await startWeb({ port, backend: front.url, mock: true });

  console.log(`
  Application   ${web.url}
  Mock          ${front.url}   static examples of openapi.yaml; the scenario switch sends Prefer

  Ctrl-C stops it.
`);

  return {
    close: async () => {
      await web.close();
      await front.close();
      await prism.close();
    },
  };
});
