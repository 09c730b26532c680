import { randomUUID } from 'node:crypto';
import { readCommand } from '../../contracts/verify/readCommand.ts';
import { StartError } from '../start/StartError.ts';
import { findServerFaults } from './findServerFaults.ts';
import { SERVER_RULES } from './serverRules.ts';

const options = readCommand({
  name: 'npm run try -- server',
  does: 'Holds a running address against the table of docs/deploying: what any web server must do.',
  options: {
    url: { type: 'string', required: true, value: 'URL', says: 'where applicants reach it' },
    http: {
      type: 'string',
      value: 'URL',
      says: 'where it answers http; port 80 of the same host unless told',
    },
    closed: { type: 'boolean', says: 'it is closed for maintenance: only what holds then is looked at' },
  },
});

try {
  const { origin, hostname, protocol, port } = new URL(options.url ?? '');
  const http = options.http ?? (protocol === 'https:' && port === '' ? `http://${hostname}` : undefined);
  const canary = `canary-${randomUUID()}`;
  const url = `${origin}/`;
  const httpUrl = http === undefined ? undefined : new URL(http).origin;
  const { looked, faults } = await findServerFaults({ url, httpUrl, isClosed: options.closed, canary });

  for (const { rule, sent, expected, got } of faults)
    console.error(
      `\n${rule.topic}\n  sent:     ${sent}\n  expected: ${expected}\n  got:      ${got}\n  to do:    ${rule.must} (docs/deploying/nginx.conf: ${rule.sample})`,
    );
  const broken = new Set(faults.map(({ rule }) => rule));
  console.log(`\nRules: ${String(looked.length - broken.size)} kept, ${String(broken.size)} broken.`);
  const byHand = SERVER_RULES.filter(({ open, closed }) => !open && !closed).map(({ topic }) => topic);
  console.log(`To be looked at by hand (docs/deploying): ${byHand.join(', ')}.`);
  if (protocol === 'http:' || httpUrl === undefined)
    console.log('The way from http to https was not looked at (--http URL).');
  console.log(`The logs of the server must not have what was just sent: grep -r ${canary} /var/log`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  const isOurs = error instanceof StartError || (error as NodeJS.ErrnoException).code === 'ERR_INVALID_URL';
  console.error(isOurs ? (error as Error).message : error);
  process.exitCode = 2;
}
