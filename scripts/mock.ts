import { readCommand } from '../contracts/verify/readCommand.ts';
import { startMock } from './start/startMock.ts';
import { PORT } from './start/portOption.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';

const { port } = readCommand({
  name: 'npm run mock --',
  does: "Runs the application on Prism's static mock, where every state of every screen can be called up.",
  options: { port: PORT },
});

await runUntilStopped(async () => {
  const mock = await startMock({ port: Number(port) });

  console.log(`
  Application   ${mock.url}
  Mock          ${mock.backend}   static examples of openapi.yaml; the scenario switch sends Prefer

  Ctrl-C stops it.
`);

  return mock;
});
