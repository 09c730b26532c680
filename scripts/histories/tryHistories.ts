import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import { makeHistory } from '../../contracts/model/history.ts';
import { playHistory } from '../../contracts/verify/histories/playHistory.ts';
import { describeHistory } from '../../contracts/verify/histories/describeHistory.ts';
import { runHistories, shorten } from '../../contracts/verify/histories/runHistories.ts';
import type { HistoryFailure } from '../../contracts/verify/histories/runHistories.ts';
import { readCommand } from '../../contracts/verify/readCommand.ts';
import { createBackend } from '../../examples/fastify-backend/createBackend.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { PLANTED } from './planted.ts';
import { startPlanted } from './startPlanted.ts';

interface Provider {
  url: string;
  statesUrl: string;
  close: () => Promise<unknown>;
}

const { histories, planted, only } = readCommand({
  name: 'npm run try -- histories',
  does: 'Plays histories against the sandbox and the backend of the examples, and against that with planted faults.',
  options: {
    histories: { type: 'string', value: 'N', default: '2000', says: 'against each of the two' },
    planted: { type: 'string', value: 'N', default: '200', says: 'at most, until a planted fault is found' },
    only: {
      type: 'string',
      value: 'WORDS',
      says: 'the planted faults whose name has these words, and no other',
    },
  },
});

const kit = openContract(await loadContract());
const stageOf = ({ url, statesUrl }: Provider) => ({
  url,
  statesUrl,
  kit,
  limitMs: 10_000,
  heard: () => undefined,
});

const RIGHT: [name: string, start: () => Promise<Provider>][] = [
  ['sandbox', startSandbox],
  ['examples/fastify-backend', startExample],
];
let faults = 0;
if (only === undefined) for (const [name, start] of RIGHT) faults += await playRight(name, await start());
for (const fault of PLANTED.filter(({ name }) => name.includes(only ?? ''))) {
  const provider = await startPlanted(fault);
  const found = await find(provider, fault.section);
  await provider.close();
  if (!found) faults += 1;
  console.log(
    found
      ? `${fault.name}: found by history ${String(found.seed)}`
      : `${fault.name}: NOT FOUND as "${fault.section}"`,
  );
  if (found && only !== undefined) console.log(`${describeHistory(found, provider.statesUrl)}\n`);
}
process.exitCode = faults > 0 ? 1 : 0;

async function playRight(name: string, provider: Provider): Promise<number> {
  const started = performance.now();
  const { calls, failed, failures } = await runHistories(stageOf(provider), Number(histories), 1);
  await provider.close();
  for (const failure of failures) console.log(`${describeHistory(failure, provider.statesUrl)}\n`);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${name}: ${histories} histories of ${String(calls)} calls in ${seconds.toFixed(0)} s: ${String(failed)} failed.`,
  );
  return failed;
}

/** The first history that names the section, in its shortest form. */
async function find(provider: Provider, section: string): Promise<HistoryFailure | undefined> {
  const stage = stageOf(provider);
  for (let seed = 1; seed <= Number(planted); seed += 1) {
    const failure = await playHistory(stage, makeHistory(seed));
    if (failure?.breach.section !== section) continue;
    return { ...(only === undefined ? failure : await shorten(stage, seed, failure)), seed };
  }
  return undefined;
}

async function startSandbox(): Promise<Provider> {
  const sandbox = await createSandbox({ database: ':memory:', passwordCost: 2 ** 4, conversionDelayMs: 1 });
  const { url } = await sandbox.listen();
  return { url, statesUrl: `${url}/_sandbox/provider-states`, close: () => sandbox.close() };
}

async function startExample(): Promise<Provider> {
  const backend = createBackend({ withStates: true });
  const url = await backend.listen({ host: '127.0.0.1', port: 0 });
  return { url, statesUrl: `${url}/provider-states`, close: () => backend.close() };
}
