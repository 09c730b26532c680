#!/usr/bin/env node
import { loadContract } from '../kit/loadContract.ts';
import { openContract } from '../kit/openContract.ts';
import { describeHistory } from './histories/describeHistory.ts';
import { runHistories } from './histories/runHistories.ts';
import { readChanges } from './readChanges.ts';
import { readCommand } from './readCommand.ts';
import { describeFailure } from './readOutcome.ts';
import { sayProof } from './sayProof.ts';
import { LIMIT_MS, verifyProvider } from './verifyProvider.ts';

async function verify(): Promise<number> {
  const {
    url = '',
    'states-url': statesUrl,
    only,
    histories,
    seed,
    since,
  } = readCommand({
    name: import.meta.url.endsWith('.ts') ? 'npm run contracts:verify --' : 'npx admission-verify',
    does:
      'Replays the pact against a provider, and with --histories sequences of calls; holds its replies against openapi.yaml.\n' +
      'Ends with 0 when all are kept, 1 when one is broken, 2 when nothing could be verified.',
    options: {
      url: { type: 'string', value: 'URL', required: true, says: 'where the provider answers' },
      'states-url': {
        type: 'string',
        value: 'URL',
        says: 'where a POST sets up a provider state (provider-states.md)',
      },
      only: {
        type: 'string',
        value: 'WORDS',
        says: 'one operation, such as "GET /api/pdf", or what holds these words in description or state',
      },
      histories: {
        type: 'string',
        value: 'N',
        default: '0',
        says: 'plays so many sequences of calls, each held against what the calls before it promised',
      },
      seed: {
        type: 'string',
        value: 'N',
        default: '1',
        says: 'of the first history; the same seed plays the same',
      },
      since: {
        type: 'string',
        value: 'VERSION',
        says: 'ends with what is new since this version of openapi.yaml',
      },
    },
  });
  const news = since === undefined ? undefined : await readChanges(since);
  const count = Number(histories);
  if (statesUrl === undefined && count > 0) throw new Error('Histories need --states-url.');
  if (statesUrl === undefined)
    console.error('Without --states-url no provider state is set up: what needs one will fail.');
  const { passed, failures, kept } = await verifyProvider({ url, statesUrl, only });
  for (const failure of failures) console.log(`\n${describeFailure(failure)}`);

  const kit = openContract(await loadContract());
  const heard: typeof kept = [];
  const played = await runHistories(
    { url, statesUrl: statesUrl ?? '', kit, limitMs: LIMIT_MS, heard: (reply) => heard.push(reply) },
    count,
    Number(seed),
  );
  for (const failure of played.failures) console.log(`\n${describeHistory(failure, statesUrl ?? '')}`);

  console.log(`\n${sayProof(kit, [...kept, ...heard], only).join('\n')}`);
  if (news !== undefined) console.log(`\nNew since ${since ?? ''}:\n\n${news || 'Nothing.'}`);
  console.log(`\n${url}: ${String(passed)} interactions kept, ${String(failures.length)} broken.`);
  if (count > 0) {
    const limited = heard.filter(({ status }) => status === 429).length;
    const refused = limited > 0 ? ` (${String(limited)} were refused with 429 and showed nothing)` : '';
    console.log(
      `${String(count)} histories of ${String(heard.length)} calls${refused}: ${String(played.failed)} failed.`,
    );
  }
  return failures.length + played.failed > 0 ? 1 : 0;
}

try {
  process.exitCode = await verify();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
