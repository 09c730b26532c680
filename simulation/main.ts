import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { noteProof } from '../scripts/try/noteProof.ts';
import { ONCE_FAILED } from './onceFailed.ts';
import { FAULTS } from './Network.ts';
import { REFUSALS } from './refusals.ts';
import { RELEASES } from './releases.ts';
import type { Played, Share } from './playSome.ts';
import { type History, historyOf, runHistory } from './runHistory.ts';
import { kindOf, type RedHistory, shrink } from './shrink.ts';
import { tryRefusals, trySmallScope } from './scope/trySmallScope.ts';

/** Events that a long run must contain, because it proves nothing about an event that never occurs. */
const SOMETIMES = [
  ...FAULTS.map((fault) => `fault: ${fault}`),
  'a merge after 412',
  'a session ended: replaced',
  'a lost submit',
  'a submission: submitted',
  'a call that outlived its page',
  'an account was made',
  'carried answers merged',
  'letters taken over',
  'letters set aside',
  'a document converted in another tab',
  'answers that came too late were listed',
  'the server was killed',
  ...Object.keys(REFUSALS).map((refusal) => `refused: ${refusal}`),
  'a refused answer was reworded',
  'a disk was full',
  'a disk was freed',
  'a clock was set',
  'a page was frozen',
  'a clearing was undone',
  'an application was started over',
  'listed answers were left for later',
  'a backup was restored',
  ...RELEASES.map(({ name }) => `served: ${name}`),
];
/** The number of histories that one thread plays at most. */
const MOST = 250;
/** In a run of at least this many histories, a missing event is a failure. */
const LONG_RUN = 2_000;

const {
  histories,
  seed,
  'once-failed': onceFailed,
  scope,
  'until-red': untilRed,
} = readCommand({
  name: 'npm run try -- simulate',
  does: 'Plays histories of applicants on a simulated network, and checks the invariants (docs/architecture.md).',
  options: {
    histories: {
      type: 'string',
      value: '<n>',
      isWhole: true,
      says: 'the number of histories to play; 2000 by default',
    },
    seed: {
      type: 'string',
      value: '<n>',
      isWhole: true,
      says: 'the first seed; without --histories, replays only this history and prints its trace',
    },
    'once-failed': { type: 'boolean', says: 'plays only the histories that once failed' },
    'until-red': { type: 'boolean', says: 'stops at the first failure' },
    scope: {
      type: 'string',
      value: '<depth>',
      isWhole: true,
      says: 'instead of playing histories, tries every order of this many moves of the journal',
    },
  },
});

if (scope) tryScope(Number(scope));
else if (onceFailed) {
  for (const history of ONCE_FAILED) await replay(history, false);
  console.log(`${ONCE_FAILED.length} histories that once failed have been played.`);
} else if (seed && !histories) await replay(historyOf(Number(seed)));
else await playMany(Number(seed ?? 1), Number(histories ?? LONG_RUN));
// A broken product may leave timers running.
if (untilRed) process.exit();

function tryScope(depth: number): void {
  const started = performance.now();
  const scopes = {
    texts: () => trySmallScope(depth),
    'a country and its state': () => trySmallScope(depth, undefined, true),
    'refusals and failed writes': () => tryRefusals(depth),
  };
  for (const [what, play] of Object.entries(scopes)) {
    const { states, failure } = play();
    if (failure) console.log(`${failure.moves.join('\n  ')}\n  → ${failure.wrong}\n`);
    console.log(`${what}: ${states} states, ${secondsSince(started)} s: ${failure ? 'failed' : 'passed'}.`);
    if (failure) process.exitCode = 1;
  }
}

async function replay(history: History, tracesAll = true): Promise<void> {
  const outcome = await runHistory(history);
  if (tracesAll) console.log(outcome.trace.join('\n'));
  if (outcome.failure) await report({ history, outcome });
}

async function playMany(first: number, count: number): Promise<void> {
  const started = performance.now();
  const times = new Map<string, number>();
  const reds: { readonly seed: number; readonly failure: string }[] = [];
  let played = 0;
  const size = Math.min(MOST, Math.ceil(count / availableParallelism()));
  const shares = Array.from({ length: Math.ceil(count / size) }, (_, n) => first + n * size);
  const playNext = async (): Promise<void> => {
    const share = shares.shift();
    if (share === undefined || (untilRed && reds.length > 0)) return;
    const workerData: Share = { first: share, count: Math.min(size, first + count - share) };
    const worker = new Worker(new URL('playSome.ts', import.meta.url), { workerData });
    worker.on('message', ({ seed: of, failure, counts }: Played) => {
      played += 1;
      for (const [what, count] of counts) times.set(what, (times.get(what) ?? 0) + count);
      if (failure === null) return;
      reds.push({ seed: of, failure });
      console.log(`seed ${of}: ${failure}`);
      process.exitCode = 1;
      if (untilRed) void worker.terminate();
    });
    await once(worker, 'exit');
    await playNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, playNext));
  if (untilRed && reds.length > 0) return;
  const took = secondsSince(started);

  // One failure of each kind is enough to report.
  const kinds = Map.groupBy(reds, ({ failure }) => kindOf(new Error(failure)));
  for (const [red] of kinds.values()) if (red) await replay(historyOf(red.seed), false);

  console.log(`\nHow often each event happened:`);
  for (const what of new Set([...SOMETIMES, ...[...times.keys()].toSorted()]))
    console.log(`${String(times.get(what) ?? 0).padStart(8)}  ${what}`);
  const missed = SOMETIMES.filter((what) => !times.has(what));
  console.log(
    `\n${played} histories in ${took} s (${Math.round((60 * played) / Number(took))} a minute): ${reds.length} failed.`,
  );
  if (missed.length > 0) console.log(`Never happened: ${missed.join(', ')}.`);
  if (reds.length > 0 || (played >= LONG_RUN && missed.length > 0)) process.exitCode = 1;
  if (played >= LONG_RUN)
    noteProof('simulate', `${played} histories: ${reds.length} failed`, [
      `From seed ${first}, in ${took} s.`,
    ]);
}

/** Prints the shortest history that fails in the same way. */
async function report(red: RedHistory): Promise<void> {
  const { history, outcome } = await shrink(red);
  const { length } = history.steps;
  console.log(`\nseed ${history.seed}, ${length} of its ${red.history.steps.length} steps are enough:`);
  console.log(outcome.trace.join('\n'));
  process.exitCode = 1;
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}
