import { readCommand } from '../contracts/kit/readCommand.ts';
import { startMock } from './start/startMock.ts';
import { PORT } from './start/portOption.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';

const { port } = readCommand({
  name: 'npm run mock --',
  does: "Runs the application on Prism's static mock, which can show every state of every screen.",
  options: { port: PORT },
});

await runUntilStopped(async () => {
  const mock = await startMock({ port: Number(port), print: console.log });

  console.log(`
  Application   ${mock.url}
  Mock          ${mock.backend}   the examples in openapi.yaml; the scenario switch selects others

  Ctrl-C stops it.
`);

  return mock;
});
