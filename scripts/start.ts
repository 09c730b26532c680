import { join } from 'node:path';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { readHost } from './start/findNetworkAddress.ts';
import { PORT } from './start/portOption.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';
import { StartError } from './start/StartError.ts';
import { startProduct } from './start/startProduct.ts';
import { startWithBackend } from './start/startWithBackend.ts';
import { chooseTenant } from './build/chooseTenant.ts';

const options = readCommand({
  name: 'npm start --',
  does: 'Runs the whole product on this machine until Ctrl-C.',
  options: {
    port: PORT,
    data: {
      type: 'string',
      value: 'FOLDER',
      says: 'the folder of the database, which is kept between runs; .data by default',
    },
    fresh: { type: 'boolean', says: 'starts with an empty database' },
    production: { type: 'boolean', says: 'builds and serves the production files' },
    backend: {
      type: 'string',
      value: 'URL',
      says: 'serves the application with this backend instead of the sandbox',
    },
    mock: {
      type: 'string',
      value: 'NAMES',
      says: 'with --backend: answers these operations from the examples of openapi.yaml; `missing` names those that it does not have',
    },
    storage: {
      type: 'string',
      multiple: true,
      value: 'ORIGIN',
      says: 'with --backend: an origin that uploads go to; may be repeated',
    },
    'backend-ca': { type: 'string', value: 'FILE', says: 'with --backend: trusts this certificate (PEM)' },
    host: {
      type: 'string',
      value: '[NAME]',
      says: 'also accepts connections from other devices on the network, even to the sandbox; by address, or by NAME',
    },
  },
});

await runUntilStopped(async () => {
  chooseTenant();
  if (options.backend !== undefined) return startBackend(options.backend);
  const alone = (['mock', 'storage', 'backend-ca'] as const).find((name) => options[name] !== undefined);
  if (alone) throw new StartError(`--${alone} needs --backend URL.`);
  const host = options.host === undefined ? undefined : readHost(options.host);
  const { data = '.data' } = options;
  const product = await startProduct({ ...options, data, port: Number(options.port), host });

  console.log(`
  Application   ${product.url}
  Sandbox       ${product.url}/_sandbox/              logs you in as a ready-made student
  Outbox        ${product.url}/_sandbox/outbox        the mails with codes and links
  Violations    ${product.url}/_gateway/violations    traffic that violates openapi.yaml
  Data          ${join(data, 'sandbox.sqlite')}, kept between runs; --fresh empties it
${product.networkUrl === undefined ? '' : describeOpening(product.networkUrl)}
  Ctrl-C stops it.
`);
  return product;
});

/** Starts the application with a backend elsewhere. */
async function startBackend(backend: string) {
  if (options.host !== undefined)
    throw new StartError('--host would show a real backend to everyone in this network; leave it out.');
  if (options.fresh) throw new StartError('--fresh empties the sandbox, which --backend does not start.');
  if (options.data !== undefined)
    throw new StartError('--data is the folder of the sandbox, which --backend does not start.');
  const product = await startWithBackend({
    port: Number(options.port),
    backend,
    mock: options.mock,
    storage: options.storage,
    backendCa: options['backend-ca'],
    production: options.production,
  });
  console.log(`
  The data is that of ${product.origin}: what you save here is saved there. Links in its mails lead to its own address.

  Application   ${product.url}
  Violations    ${product.url}/_gateway/violations    traffic that violates openapi.yaml, and what was mocked
${options.mock === undefined ? '' : `  Mocked        ${options.mock}, from the examples of openapi.yaml\n`}
  Ctrl-C stops it.
`);
  if (product.problem !== undefined) console.error(`  ${product.problem}\n`);
  return product;
}

/** Returns a warning about what `--host` exposes. */
function describeOpening(url: string): string {
  return `
  On other devices   ${url}
  Everyone in this network can now open the application AND its sandbox (${url}/_sandbox/),
  read every mail, code, answer and document, and log in as any student. Nothing is encrypted.
  Use only made-up data in a network you trust, and stop the product afterwards.
`;
}
