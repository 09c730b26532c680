/** Verifies any provider: `npm run contracts:verify -- --url https://… [--states-url https://…] [--pact file]`. */
import { parseArgs } from 'node:util';
import { describeFailure } from './readOutcome.ts';
import { verifyProvider } from './verifyProvider.ts';

const USAGE = `Usage: npm run contracts:verify -- --url URL [--states-url URL] [--pact FILE]

  --url         where the provider answers
  --states-url  where a POST of {state, params, action} sets up a provider state;
                docs/contracts/provider-states.md lists them
  --pact        another pact than contracts/pacts/admission-web-admission-api.json`;

async function verify(): Promise<number> {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, 'states-url': { type: 'string' }, pact: { type: 'string' } },
  });
  if (values.url === undefined) {
    console.error(USAGE);
    return 2;
  }

  const { url, pact } = values;
  if (values['states-url'] === undefined)
    console.error('Without --states-url no provider state is set up: what needs one will fail.');
  const { passed, failures } = await verifyProvider({ url, statesUrl: values['states-url'], pact });
  for (const failure of failures) console.error(`\n${describeFailure(failure)}`);
  console.log(`\n${url}: ${String(passed)} interactions kept, ${String(failures.length)} broken.`);
  return failures.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await verify();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
