#!/usr/bin/env node
/** Verifies any provider: `npm run contracts:verify -- --url https://… [--states-url https://…] [--pact file]`. */
import { parseArgs } from 'node:util';
import { describeFailure } from './readOutcome.ts';
import { verifyProvider } from './verifyProvider.ts';

const USAGE = `Usage: npm run contracts:verify -- --url URL [--states-url URL] [--only WORDS]
                                   [--pact FILE|URL [--publish VERSION [--branch NAME]]]

  --url         where the provider answers
  --states-url  where a POST of {state, params, action} sets up a provider state;
                docs/contracts/provider-states.md lists them
  --only        one operation, such as "GET /api/pdf" or "DELETE /api/document-answer/{answer_key}",
                or the interactions whose description or state holds these words
  --pact        another pact than contracts/pacts/admission-web-admission-api.json: a file,
                or its address at a Pact broker (PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME
                and PACT_BROKER_PASSWORD, are read from the environment)
  --publish     tells the broker the outcome, for this version of the provider
  --branch      the provider's branch, told with it

Ends with 0 when all are kept, 1 when one is broken, 2 when nothing could be verified.`;

async function verify(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      'states-url': { type: 'string' },
      only: { type: 'string' },
      pact: { type: 'string' },
      publish: { type: 'string' },
      branch: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (values.url === undefined) {
    console.error(USAGE);
    return 2;
  }

  const { url, pact, only, publish, branch, 'states-url': statesUrl } = values;
  if (statesUrl === undefined)
    console.error('Without --states-url no provider state is set up: what needs one will fail.');
  const { passed, failures } = await verifyProvider({ url, statesUrl, pact, only, publish, branch });
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
