import { noteProof } from '../scripts/try/noteProof.ts';
import { describeHistory } from '../contracts/verify/histories/describeHistory.ts';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { ALLOWED_VARIANTS } from './allowedVariants.ts';
import { playHistories } from './playHistories.ts';

const { histories, variants, seed } = readCommand({
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
    variants: {
      type: 'string',
      value: 'N',
      isWhole: true,
      says: 'the number of histories to play against each variant; a tenth as many by default',
    },
    seed: { type: 'string', value: 'N', isWhole: true, default: '1', says: 'the first seed; 1 by default' },
  },
});

const lines: string[] = [];
const count = Number(histories);
const countOfEach = Number(variants ?? Math.ceil(count / 10));
for (const [name, variant] of Object.entries({ 'is the sandbox': {}, ...ALLOWED_VARIANTS })) {
  const started = performance.now();
  const own = name in ALLOWED_VARIANTS ? countOfEach : count;
  if (own === 0) continue;
  const played = await playHistories(own, variant, Number(seed));
  for (const failure of played.failures) console.log(`${describeHistory(failure, played.statesUrl)}\n`);
  const seconds = Math.round((performance.now() - started) / 1000);
  const line = `${String(played.histories)} histories of ${String(played.calls)} calls to a backend that ${name} in ${String(seconds)} s: ${String(played.failed)} failed.`;
  console.log(line);
  if (!(name in ALLOWED_VARIANTS) && played.unreached.length > 0) {
    console.log(`No history reached:\n${played.unreached.join('\n')}`);
    process.exitCode = 1;
  }
  lines.push(`- ${line}`);
  if (played.failed > 0) process.exitCode = 1;
}
const failed = lines.filter((line) => !line.endsWith(' 0 failed.')).length;
const figure = `${String(count)} histories, ${String(lines.length - 1)} variants: ${failed === 0 ? '0 failed' : `${String(failed)} with failures`}`;
if (count >= 2000) noteProof('histories', figure, lines);
