import { loadContract } from '../../contracts/kit/loadContract.ts';
import { openContract } from '../../contracts/kit/openContract.ts';
import { makeHistory } from '../../contracts/model/history.ts';
import { describeHistory } from '../../contracts/verify/histories/describeHistory.ts';
import { playHistory } from '../../contracts/verify/histories/playHistory.ts';
import { runHistories, shorten } from '../../contracts/verify/histories/runHistories.ts';
import { readCommand } from '../../contracts/verify/readCommand.ts';
import { noteProof } from '../report/noteProof.ts';
import { LIBERTIES, PLANTED } from './planted.ts';
import { startExample, startSandbox } from './providers.ts';
import type { Provider } from './providers.ts';

const { histories, planted, only } = readCommand({
  name: 'npm run try -- histories',
  does: 'Plays histories against the sandbox and the backend of the examples, and against that with planted faults.',
  options: {
    histories: { type: 'string', value: 'N', default: '2000', says: 'against each of the two' },
    planted: { type: 'string', value: 'N', default: '200', says: 'at most, until a planted fault is found' },
    only: {
      type: 'string',
      value: 'WORDS',
      says: 'the planted faults whose name has these words, with the shortest history that finds each',
    },
  },
});

const kit = openContract(await loadContract());
const faults = PLANTED.filter(({ name }) => name.includes(only ?? ''));
const lines: string[] = [];
let failed = 0;

if (only === undefined) {
  await playRight('the sandbox', await startSandbox());
  await playRight('the backend of the examples', await startExample());
  for (const liberty of LIBERTIES)
    await playRight(`one that ${liberty.name}`, await startExample(liberty), Number(planted));
}
const last = await findAll();
note(
  `${String(faults.length - failed)} of ${String(faults.length)} planted faults are found by name, each by history ${String(last)} or an earlier one.`,
);
if (only === undefined && Number(histories) >= 2000) noteProof('Histories', lines);
process.exitCode = failed > 0 ? 1 : 0;

function note(line: string): void {
  console.log(line);
  lines.push(`- ${line}`);
}

async function playRight(name: string, provider: Provider, count = Number(histories)): Promise<void> {
  const started = performance.now();
  const { calls, failures, ...played } = await runHistories(stageOf(provider), count, 1);
  await provider.close();
  for (const failure of failures) console.log(`${describeHistory(failure, provider.statesUrl)}\n`);
  failed += played.failed;
  const seconds = Math.round((performance.now() - started) / 1000);
  note(
    `${String(count)} histories of ${String(calls)} calls to ${name} in ${String(seconds)} s: ${String(played.failed)} failed.`,
  );
}

/** Says which history finds each fault, and returns the last of them. */
async function findAll(): Promise<number> {
  let latest = 0;
  for (const fault of faults) {
    const provider = await startExample(fault);
    const stage = stageOf(provider);
    const found = await find(stage, fault.section);
    if (!found) failed += 1;
    latest = Math.max(latest, found?.seed ?? 0);
    console.log(
      `${fault.name}: ${found ? `found by history ${String(found.seed)}` : `NOT FOUND as "${fault.section}"`}`,
    );
    if (found && only !== undefined) {
      const shortest = await shorten(stage, found.seed, found.failure);
      console.log(`${describeHistory({ ...shortest, seed: found.seed }, provider.statesUrl)}\n`);
    }
    await provider.close();
  }
  return latest;
}

/** The first history whose failure names the section. */
async function find(stage: ReturnType<typeof stageOf>, section: string) {
  for (let seed = 1; seed <= Number(planted); seed += 1) {
    const failure = await playHistory(stage, makeHistory(seed));
    if (failure?.breach.section === section) return { seed, failure };
  }
  return undefined;
}

function stageOf({ url, statesUrl }: Provider) {
  return { url, statesUrl, kit, limitMs: 10_000, heard: () => undefined };
}
