import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readCommand } from '../../contracts/kit/readCommand.ts';
import { listDue } from './listDue.ts';
import { LONG_RUNS } from './longRuns.ts';

readCommand({
  name: 'npm run try -- due',
  does: 'Lists the long runs whose subject has changed since their last complete run, and exits with 1 if there is one.',
});

const page = readFileSync(new URL('../../docs/proof.md', import.meta.url), 'utf8');
const due = listDue(LONG_RUNS, page, (since, paths) => {
  const words = ['rev-list', '--count', `${since}..HEAD`, '--', ...paths];
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
});
for (const { name, last, isRed, commits } of due) {
  const since =
    last === undefined ? 'no record of a complete run' : `last run ${last}${isRed ? ', red' : ''}`;
  const changed = commits === undefined ? 'a commit that is not here' : `${String(commits)} commits since`;
  console.log(`${name.padEnd(12)}${since}${last === undefined ? '' : `, ${changed}`}`);
}
console.log(due.length === 0 ? 'Nothing is due.' : `\n${String(due.length)} runs are due.`);
process.exitCode = due.length > 0 ? 1 : 0;
