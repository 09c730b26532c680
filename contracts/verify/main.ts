#!/usr/bin/env node
import { describeFailure } from './readOutcome.ts';
import { readCommand } from './readCommand.ts';
import { verifyProvider } from './verifyProvider.ts';

async function verify(): Promise<number> {
  const {
    url = '',
    'states-url': statesUrl,
    only,
  } = readCommand({
    name: import.meta.url.endsWith('.ts') ? 'npm run contracts:verify --' : 'npx admission-verify',
    does:
      'Replays the pact against a provider and holds its replies against openapi.yaml.\n' +
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
    },
  });
  if (statesUrl === undefined)
    console.error('Without --states-url no provider state is set up: what needs one will fail.');
  const { passed, failures } = await verifyProvider({ url, statesUrl, only });
  for (const failure of failures) console.log(`\n${describeFailure(failure)}`);
  console.log(`\n${url}: ${String(passed)} interactions kept, ${String(failures.length)} broken.`);
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await verify();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
