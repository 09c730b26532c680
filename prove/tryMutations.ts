import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { loadContract } from '../contracts/kit/loadContract.ts';
import { openContract } from '../contracts/kit/openContract.ts';
import { readPact, type Interaction, type Pact } from '../contracts/verify/Pact.ts';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { listen } from '../scripts/gateway/listen.ts';
import { noteProof } from '../scripts/try/noteProof.ts';
import { listMutants, type Mutant } from './listMutants.ts';
import { exampleReply, serveReplies } from './replayReplies.ts';

readCommand({
  name: 'npm run try -- mutations',
  does: 'Packs the kit, and checks that its command reports every reply that has been changed to violate the contract.',
});

/** Inside the repository, so that its packages can be resolved. */
const FOLDER = fileURLToPath(new URL('../dist/mutations', import.meta.url));

const whole = await readPact();
const { interactions } = whole;
const kit = openContract(await loadContract());
const chosen = chooseMutants();
const { server, pact } = serveReplies(
  whole,
  interactions.map((interaction) => ({
    ...exampleReply(interaction),
    ...chosen.get(interaction),
    name: interaction.description,
  })),
);
const report = await runPacked(pact, ['--url', await listen(server)]);
server.close();

const broken = new Set(
  [...report.matchAll(/^ {2}interaction: (.*)$/gm)].map(([, description = '']) => description),
);
const missed = [...chosen].filter(([{ description }]) => !broken.has(description));
const blamed = [...broken].filter(
  (description) => ![...chosen.keys()].some((one) => one.description === description),
);
const kinds = [...Map.groupBy(chosen.values(), ({ kind }) => kind)].map(
  ([kind, { length }]) => `${kind} ${String(length)}`,
);
const lines = [
  `- ${String(chosen.size - missed.length)} of ${String(chosen.size)} mutants of replies are reported by the packed command.`,
  `- Of ${String(interactions.length - chosen.size)} correct replies beside them, ${String(blamed.length)} are rejected.`,
  `- Kinds: ${kinds.toSorted().join(', ')}.`,
];
console.log(lines.join('\n'));
for (const [{ description }, { change }] of missed) console.log(`NOT REPORTED: ${description}: ${change}`);
for (const description of blamed) console.log(`REJECTED, though correct: ${description}`);
process.exitCode = missed.length + blamed.length > 0 ? 1 : 0;
noteProof(
  'mutations',
  `${String(chosen.size - missed.length)} of ${String(chosen.size)} wrong replies reported`,
  lines,
);

/** Packs the kit, unpacks it where its packages can be resolved, and replays a pact with its command. */
async function runPacked(replayed: Pact, args: string[]): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const packed = execFileSync('npm', ['pack', '-w', 'contracts', '--silent', '--pack-destination', FOLDER]);
  execFileSync('tar', ['-xzf', packed.toString().trim()], { cwd: FOLDER });
  const lib = `${FOLDER}/package/dist/lib`;
  writeFileSync(`${lib}/pacts/admission-web-admission-api.json`, JSON.stringify(replayed));
  const command = `${lib}/verify/main.js`;
  return text(spawn(process.execPath, [command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout);
}

/** Picks five of six interactions and, for each, a mutant of the kind used least often so far. */
function chooseMutants(): Map<Interaction, Mutant> {
  const used = new Map<string, number>();
  const chosen = new Map<Interaction, Mutant>();
  for (const [at, interaction] of interactions.entries()) {
    const { method, path } = interaction.request;
    const operation = kit.find({ method, url: path });
    const mutants = operation && at % 6 > 0 ? listMutants(operation, interaction) : [];
    const usesOf = ({ kind }: Mutant) => used.get(kind) ?? 0;
    const fewest = Math.min(...mutants.map(usesOf));
    const rare = mutants.filter((each) => usesOf(each) === fewest);
    const mutant = rare[at % rare.length];
    if (!mutant) continue;
    used.set(mutant.kind, fewest + 1);
    chosen.set(interaction, mutant);
  }
  return chosen;
}
