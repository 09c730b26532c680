import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LONG_RUNS } from './longRuns.ts';
import { markRed, writeProof } from './proofTable.ts';

const PAGE = new URL('../../docs/proof.md', import.meta.url);
/** Separates what people have written about a run from its result. */
const RESULT = '<!-- result -->';

/**
 * Records a complete run: its day, commit and figure in the table of docs/proof.md, and its details in a file of its
 * own in docs/proof/. A run that sets the exit code does so first.
 *
 * @param result the result in a few words, such as `476 of 476 hold`.
 */
export function noteProof(
  name: string,
  result: string,
  lines: readonly string[],
  isRed = Boolean(process.exitCode),
): void {
  const figure = isRed ? markRed(result) : result;
  const [day = ''] = new Date().toISOString().split('T');
  // Outside a clone, or in one that belongs to another user, git answers nothing.
  const { stdout } = spawnSync('git', ['rev-parse', '--short=9', 'HEAD'], { encoding: 'utf8' });
  const commit = stdout.trim() || 'unknown';
  const file = new URL(`proof/${name}.md`, PAGE);
  mkdirSync(new URL('.', file), { recursive: true });
  const [head = ''] = existsSync(file)
    ? readFileSync(file, 'utf8').split(RESULT)
    : [`# The run \`${name}\`\n\n${LONG_RUNS[name]?.does ?? ''}\n\n`];
  writeFileSync(
    file,
    `${head}${RESULT}\n\nOn ${day}, at \`${commit}\`: ${figure}.\n\n${lines.join('\n').trim()}\n`,
  );
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(PAGE, writeProof(page, { name, day, commit, figure }, Object.keys(LONG_RUNS)));
  console.log(`\nWritten to docs/proof.md and docs/proof/${name}.md.`);
}
