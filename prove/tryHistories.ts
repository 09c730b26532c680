import { noteProof } from '../scripts/try/noteProof.ts';
import { describeHistory } from '../contracts/verify/histories/describeHistory.ts';
import { sayHistories } from '../contracts/verify/histories/runHistories.ts';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { ALL_ALLOWED_VARIANTS, ALLOWED_VARIANTS } from './allowedVariants.ts';
import { playHistories } from './playHistories.ts';

const { histories, seed } = readCommand({
  name: 'npm run try -- histories',
  does: 'Plays histories of calls against the sandbox, and a tenth as many against each variant of it that the contract also allows.',
  options: {
    histories: {
      type: 'string',
      value: 'N',
      isWhole: true,
      default: '2000',
      says: 'the number of histories to play against the sandbox; 2000 by default',
    },
    seed: { type: 'string', value: 'N', isWhole: true, default: '1', says: 'the first seed; 1 by default' },
  },
});

/** A history often waits, so two backends are tried at once. */
const AT_ONCE = 2;
const count = Number(histories);
const SANDBOX = 'is the sandbox';
const rows = Object.entries({
  [SANDBOX]: {},
  ...ALLOWED_VARIANTS,
  'differs in many of these ways at once': ALL_ALLOWED_VARIANTS,
});
const lines: string[] = rows.map(() => '');
const work = rows.entries();

async function tryNext(): Promise<void> {
  for (const [at, [name, variant]] of work) {
    const started = performance.now();
    const isVariant = name !== SANDBOX;
    const played = await playHistories(isVariant ? Math.ceil(count / 10) : count, variant, Number(seed));
    for (const failure of played.failures) console.log(`${describeHistory(failure, played.statesUrl)}\n`);
    const seconds = Math.round((performance.now() - started) / 1000);
    const line = `${sayHistories(played.histories)} of ${String(played.calls)} calls to a backend that ${name} in ${String(seconds)} s: ${String(played.failed)} failed.`;
    console.log(line);
    if (!isVariant && played.unreached.length > 0) {
      console.log(`No history reached:\n${played.unreached.join('\n')}`);
      process.exitCode = 1;
    }
    lines[at] = `- ${line}`;
    if (played.failed > 0) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, tryNext));
const failed = lines.filter((line) => !line.endsWith(' 0 failed.')).length;
const figure = `${String(count)} histories, ${String(lines.length - 1)} variants: ${failed === 0 ? '0 failed' : `${String(failed)} with failures`}`;
if (count >= 2000) noteProof('histories', figure, lines);
