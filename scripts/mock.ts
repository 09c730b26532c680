import { startMock } from './mock/startMock.ts';
import { readOptions } from './start/readOptions.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';

/** `npm run mock`: the application on Prism's static mock; every state of every screen can be called up. */
await runUntilStopped(async () => {
  const { port, production } = readOptions(process.argv.slice(2), ['port', 'production']);
  const mock = await startMock({ port, built: production });

  console.log(`
  Application   ${mock.url}
  Mock          ${mock.backend}   static examples of openapi.yaml; the scenario switch sends Prefer

  Ctrl-C stops it.
`);

  return mock;
});
