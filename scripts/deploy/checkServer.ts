import { randomUUID } from 'node:crypto';
import { readCommand } from '../../contracts/kit/readCommand.ts';
import { StartError } from '../start/StartError.ts';
import { describeFaults } from './describeFaults.ts';
import { findServerFaults } from './findServerFaults.ts';
import { readOrigin } from './readOrigin.ts';
import { SERVER_RULES } from './serverRules.ts';

const options = readCommand({
  name: 'npm run try -- server',
  does: 'Checks a running web server against the rules in docs/deploying.',
  options: {
    url: { type: 'string', required: true, value: 'URL', says: 'the address that applicants use' },
    http: { type: 'string', value: 'URL', says: 'its http address; port 80 of the same host by default' },
    closed: { type: 'boolean', says: 'checks only the rules for a server that is closed for maintenance' },
  },
});

try {
  const { href: url, hostname, protocol, port } = readOrigin('url', options.url ?? '');
  const http = options.http ?? (protocol === 'https:' && port === '' ? `http://${hostname}` : undefined);
  const canary = `canary-${randomUUID()}`;
  const httpUrl = http === undefined ? undefined : readOrigin('http', http).origin;
  const { looked, faults } = await findServerFaults({ url, httpUrl, isClosed: options.closed, canary });

  if (faults.length > 0) console.error(describeFaults(faults));
  const broken = new Set(faults.map(({ rule }) => rule));
  console.log(`\nRules: ${String(looked.length - broken.size)} kept, ${String(broken.size)} broken.`);
  const byHand = SERVER_RULES.filter(({ open, closed }) => !open && !closed).map(({ topic }) => topic);
  console.log(`To be checked by hand (docs/deploying): ${byHand.join(', ')}.`);
  if (protocol === 'http:') console.log('Strict-Transport-Security was not checked: --url is not https.');
  if (httpUrl === undefined)
    console.log('The redirect from http to https was not checked: add --http URL to check it.');
  console.log(
    `Check on the server that no log contains the word that was just sent: grep -r ${canary} /var/log`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 2;
}
