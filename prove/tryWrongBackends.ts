import { noteProof } from '../scripts/try/noteProof.ts';
import { openOwnContract } from '../contracts/kit/openOwnContract.ts';
import { makeHistory } from '../contracts/model/history.ts';
import { playHistory } from '../contracts/verify/histories/playHistory.ts';
import type { FailedHistory } from '../contracts/verify/histories/Stage.ts';
import { kindOf } from '../contracts/verify/histories/runHistories.ts';
import { learnHabits } from '../contracts/verify/learnHabits.ts';
import { LIMIT_MS } from '../contracts/verify/verifyProvider.ts';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { startBackend, type Variant } from './startBackend.ts';
import { WRONG_BACKENDS } from './wrong/wrongBackends.ts';

const {
  histories,
  only,
  reds,
  together: isTogether,
} = readCommand({
  name: 'npm run try -- wrong',
  does: 'Plays histories of calls against backends that each break one sentence of openapi.yaml, then against one that breaks all of them.',
  options: {
    histories: {
      type: 'string',
      value: 'N',
      isWhole: true,
      default: '50',
      says: 'the most histories to play against each; 50 by default',
    },
    reds: {
      type: 'string',
      value: 'N',
      isWhole: true,
      default: '1',
      says: 'the number of histories that must detect a backend before the next is tried; 1 by default',
    },
    only: { type: 'string', value: '<words>', says: 'only backends whose sentence contains these words' },
    together: { type: 'boolean', says: 'only the backend that breaks all of these sentences' },
  },
});

const AT_ONCE = 5;
/** How many kinds of failures must be found if everything is wrong at once. */
const LEAST_KINDS = 10;
const { kit } = await openOwnContract();
const rows = Object.entries(WRONG_BACKENDS).filter(([name]) => name.includes(only ?? ''));
const lines: string[] = [];
const missed: string[] = [];
const work = rows.values();

/** Plays histories until some have failed; returns how many were played, and the failures. */
async function detect(variant: Variant, most: number): Promise<[played: number, failures: FailedHistory[]]> {
  await using backend = await startBackend(variant);
  const url = backend.url.replace('127.0.0.1', 'localhost');
  const failures: FailedHistory[] = [];
  const isKnown = (found: FailedHistory) => failures.some((one) => kindOf(one) === kindOf(found));
  const habits = await learnHabits({ ...backend, url, origin: url, limitMs: LIMIT_MS });
  const stage = { ...backend, habits, url, kit, limitMs: LIMIT_MS, heard: () => undefined, isKnown };
  let seed = 0;
  while (seed < Number(histories) && failures.length < most) {
    seed += 1;
    const failure = await playHistory(
      most === Infinity ? stage : { ...stage, isKnown: undefined },
      makeHistory(seed),
    );
    if (failure) failures.push(failure);
  }
  return [seed, failures];
}

async function tryNext(): Promise<void> {
  for (const [name, make] of work) {
    const [played, failures] = await detect(make(), Number(reds));
    if (failures.length === 0) missed.push(name);
    const { section, expected, got } = failures[0]?.breach ?? {};
    const seen = `${String(failures.length)} of ${String(played)}`;
    lines.push(`- ${seen}: ${name}`);
    console.log(
      `${failures.length === 0 ? 'MISSED' : seen}\t${name}\t${section ?? ''}: ${expected ?? ''}: ${got ?? ''}`,
    );
  }
}

if (isTogether !== true) await Promise.all(Array.from({ length: AT_ONCE }, tryNext));
const together = rows
  .map(([, make]) => make())
  .reduce<Variant>(
    ({ answer: inner }, { answer }) => ({
      answer: async (request, send, database) => {
        const sendInner: typeof send = (sent) => (inner ? inner(sent, send, database) : send(sent));
        return answer ? answer(request, sendInner, database) : sendInner(request);
      },
    }),
    {},
  );
const [played, failures] = await detect(together, Infinity);
const kinds = new Set(failures.map(kindOf));
const sums = [
  `${String(rows.length - missed.length)} of ${String(rows.length)} wrong backends are detected one by one.`,
  `Wrong in all ways at once, ${String(kinds.size)} kinds of failures are found in ${String(played)} histories.`,
];
console.log((isTogether === true ? sums.slice(1) : sums).join('\n'));
if (only === undefined && isTogether !== true)
  noteProof(
    'wrong',
    `${String(rows.length - missed.length)} of ${String(rows.length)} wrong backends detected`,
    [...sums.map((one) => `- ${one}`), ...lines.toSorted()],
  );
process.exitCode = missed.length > 0 || (only === undefined && kinds.size < LEAST_KINDS) ? 1 : 0;
