import { mkdir, readFile } from 'node:fs/promises';
import type { ContractKit } from '../kit/openContract.ts';
import { openOwnContract } from '../kit/openOwnContract.ts';
import { learnHabits } from './learnHabits.ts';
import { describeHistory } from './histories/describeHistory.ts';
import { runHistories, sayHistories } from './histories/runHistories.ts';
import { readOperations } from './narrowPact.ts';
import { readPact } from './Pact.ts';
import { NOTHING_PENDING, readPending, sayPending, sortFailures } from './pending.ts';
import { sayLimits, tryLimits } from './tryLimits.ts';
import { writeReport } from './writeReport.ts';
import { readCommand } from '../kit/readCommand.ts';
import { describeFailure, type Verification } from './readOutcome.ts';
import { restartProvider } from './restartProvider.ts';
import { sayProof } from './sayProof.ts';
import { LIMIT_MS, verifyProvider } from './verifyProvider.ts';

/** Signals that end the histories before the next call; the findings are still reported. A second signal ends the process. */
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Verifies a provider according to the command-line arguments, and returns the exit code. */
export async function verifyCommand(words?: string[]): Promise<number> {
  try {
    return await verify(words);
  } catch (error) {
    console.error((error as Error).message);
    return 2;
  }
}

async function verify(words = process.argv.slice(2)): Promise<number> {
  const { contract, kit } = await openOwnContract();
  const version = contract.info?.version ?? '';
  if (words.includes('--version')) {
    console.log(version);
    return 0;
  }
  const {
    url = '',
    'states-url': statesUrl,
    only,
    histories,
    seed,
    since,
    report,
    restart,
    restore,
    pending: pendingFile,
    limits,
    origin,
  } = readCommand(
    {
      name: import.meta.url.endsWith('.ts') ? 'npm run contracts:verify --' : 'npx admission-verify',
      does:
        'Replays the pact and, with --histories, sequences of calls against a provider, and checks every reply against openapi.yaml.\n' +
        'Exits with 0 if every check passes, with 1 if any fails or the histories end early, and with 2 if nothing could be verified.',
      options: {
        url: { type: 'string', value: 'URL', required: true, says: 'the address of the provider' },
        'states-url': {
          type: 'string',
          value: 'URL',
          says: 'the address to which provider states are posted (provider-states.md)',
        },
        only: {
          type: 'string',
          value: 'WORDS',
          says: 'some operations, such as logIn,getProfile,saveAnswers or "GET /api/pdf", or all interactions with these words in their description or state',
        },
        histories: {
          type: 'string',
          value: 'N',
          isWhole: true,
          default: '0',
          says: 'how many sequences of calls to play; each reply is checked against what earlier replies promised',
        },
        seed: {
          type: 'string',
          value: 'N',
          isWhole: true,
          default: '1',
          says: 'seed of the first history; the same seed plays the same calls',
        },
        restart: {
          type: 'string',
          value: 'COMMAND',
          says: 'a command that restarts the provider, in the middle of every tenth history; it returns once the old server has stopped',
        },
        restore: {
          type: 'string',
          value: 'COMMAND',
          says: 'a command that copies the data when it is run with the word backup, and puts the copy back when run with restore, at the end of every tenth history',
        },
        limits: {
          type: 'boolean',
          says: 'repeats look-ups, views and upload requests until each gets a 429: up to 3,000 calls of each',
        },
        origin: {
          type: 'string',
          value: 'ORIGIN',
          says: 'the application’s own origin, if the backend does not take the address of --url for it',
        },
        since: {
          type: 'string',
          value: 'VERSION',
          says: 'also prints what has changed since this version of openapi.yaml',
        },
        pending: {
          type: 'string',
          value: 'FILE',
          says: 'operations and interactions that are not built yet, one a line: their failures do not fail the run, but what passes must leave the file',
        },
        version: { type: 'boolean', says: 'prints the version of openapi.yaml' },
        report: { type: 'string', value: 'DIR', says: 'writes junit.xml and result.json to this folder' },
      },
    },
    words,
  );
  const changes = since === undefined ? undefined : await readChanges(since);
  const count = Number(histories);
  for (const [option, address] of Object.entries({ url, 'states-url': statesUrl }))
    if (address !== undefined && !/^https?:\/\/./i.test(address))
      throw new Error(`--${option} must be an address that begins with http:// or https://.`);
  if (statesUrl === undefined && limits === true)
    throw new Error('--limits needs --states-url, because a student must be logged in.');
  if (statesUrl === undefined && count > 0)
    throw new Error('--histories needs --states-url, because each history starts from a provider state.');
  if (restart !== undefined && count === 0)
    throw new Error('--restart needs --histories, because the provider is restarted within a history.');
  if (restore !== undefined && count === 0)
    throw new Error('--restore needs --histories, because the data is put back within a history.');
  if (statesUrl === undefined)
    console.error(
      'Without --states-url, no provider state is set up, so interactions that need one will fail.',
    );
  if (report !== undefined) await mkdir(report, { recursive: true });
  const unbuilt =
    pendingFile === undefined ? NOTHING_PENDING : await readPending(pendingFile, kit, await readPact());
  const verified = await verifyProvider({ url, statesUrl, only });
  console.log(`openapi.yaml ${version}`);
  const { passed, kept } = verified;
  const { failures, pending, finished } = sortFailures(verified, unbuilt, kit);
  for (const failure of failures) console.log(`\n${describeFailure(failure)}`);

  // Unless the words are operation ids, the histories call every operation.
  const named = only === undefined || count > 0 ? undefined : readReplayed(kit, verified);
  const ids = kit.operations.map(({ operation }) => operation.operationId ?? '');
  const selected = only === undefined ? undefined : (readOperations(kit, only) ?? named);
  const isBuilt = (id: string) => selected?.has(id) !== false && !unbuilt.operations.has(id);
  const chosen = selected || unbuilt.operations.size > 0 ? new Set(ids.filter(isBuilt)) : undefined;
  const heard: typeof kept = [];
  const stopping = new AbortController();
  const stop = (signal: string) => stopping.abort(new Error(`${signal} stopped them.`));
  for (const signal of SIGNALS) process.once(signal, stop);
  const needsHabits = count > 0 || limits === true;
  const habits = needsHabits ? await learnHabits({ url, statesUrl, limitMs: LIMIT_MS, origin }) : undefined;
  const played = await runHistories(
    {
      url,
      statesUrl: statesUrl ?? '',
      kit,
      limitMs: LIMIT_MS,
      habits,
      only: chosen,
      heard: (reply) => heard.push(reply),
      stop: stopping.signal,
      restart: restart === undefined ? undefined : () => restartProvider(restart, url),
      restore:
        restore === undefined
          ? undefined
          : (step) => restartProvider(`${restore} ${step}`, url, undefined, '--restore'),
    },
    count,
    Number(seed),
    {
      tell: (progress) => console.error(progress),
      report: (failure) => console.log(`\n${describeHistory(failure, statesUrl ?? '')}`),
    },
  );
  for (const signal of SIGNALS) process.removeListener(signal, stop);

  const tried =
    limits === true && statesUrl !== undefined
      ? await tryLimits({
          url,
          statesUrl,
          kit,
          limitMs: LIMIT_MS,
          isPrefixed: habits?.isPrefixed === true,
          only: chosen,
        })
      : [];
  const replies = [...kept, ...heard];
  const leftOut = selected ? ids.filter((id) => !selected.has(id)) : [];
  const operations = kit.operations.filter(({ operation }) => !leftOut.includes(operation.operationId ?? ''));
  const proof = sayProof({ ...kit, operations }, replies, verified.failures);
  console.log(`\n${proof.join('\n')}`);
  if (count > 0)
    console.log(
      restart === undefined
        ? '\nNo restart was tried: --restart was not given.'
        : `\nRestarts tried: ${String(played.restarts)}, in the histories whose seed is a multiple of ten.`,
    );
  if (count > 0)
    console.log(
      restore === undefined
        ? 'No restore was tried: --restore was not given.'
        : `Restores tried: ${String(played.restores)}, in the same histories.`,
    );
  if (count > 0 && habits?.origin === undefined)
    console.log(
      'No write named the application’s own origin: that of --url is refused. --origin names another.',
    );
  for (const line of sayLimits(tried, limits)) console.log(line);
  if (count > 0 && played.unreached.length > 0)
    console.log(`\nNo history reached:\n${played.unreached.map((one) => `  - ${one}`).join('\n')}`);
  if (leftOut.length > 0)
    console.log(`\nLeft out by --only (${String(leftOut.length)}): ${leftOut.join(', ')}.`);
  if (report !== undefined)
    await writeReport(report, {
      url,
      version,
      statesUrl: statesUrl ?? '',
      kit,
      verified: { ...verified, failures },
      pending,
      finished,
      played,
      tried,
      replies,
      leftOut,
      proof,
    });
  if (changes !== undefined) console.log(`\nNew since ${since ?? ''}:\n\n${changes || 'Nothing.'}`);
  for (const line of sayPending(pending, finished, pendingFile)) console.log(line);
  const left = pendingFile === undefined ? '' : `, ${String(pending.length)} pending`;
  console.log(`\n${url}: ${String(passed)} interactions kept, ${String(failures.length)} broken${left}.`);
  if (count > 0) {
    const limited = heard.filter(({ status }) => status === 429).length;
    const rejected = limited > 0 ? ` (${String(limited)} were rejected with 429 and prove nothing)` : '';
    console.log(
      `${sayHistories(played.histories)} of ${String(heard.length)} calls${rejected}: ${String(played.failed)} failed.`,
    );
  }
  if (played.endedBy)
    console.log(
      `The histories ended early, after ${String(played.histories)} of ${String(count)}: ${played.endedBy.message}`,
    );
  const unlimited = tried.filter(({ fault }) => fault !== undefined);
  if (failures.length + finished.length + played.failed + unlimited.length > 0) return 1;
  if (played.endedBy) return played.histories > 0 ? 1 : 2;
  return 0;
}

/** Returns the ids of the operations whose interactions were replayed. */
function readReplayed(kit: ContractKit, { names, failures }: Verification): Set<string> {
  const replayed = [...names.map(([operation]) => operation), ...failures.map(({ operation }) => operation)];
  return new Set(
    replayed.map((operation) => {
      const [method = '', url = ''] = operation.split(' ');
      return kit.find({ method, url })?.operation.operationId ?? '';
    }),
  );
}

const CHANGELOG = new URL('../released/CHANGELOG.md', import.meta.url);

/** Returns the changelog entries newer than a version. Throws if that version never existed. */
async function readChanges(since: string): Promise<string> {
  const entries = (await readFile(CHANGELOG, 'utf8')).split(/^(?=## )/m).slice(1);
  const versions = entries.map((entry) => /^## (\S+)/.exec(entry)?.[1] ?? '');
  const known = versions.indexOf(since);
  if (known < 0)
    throw new Error(`There is no version ${since}: choose one of ${versions.toReversed().join(', ')}.`);
  return entries.slice(0, known).join('').trimEnd();
}
