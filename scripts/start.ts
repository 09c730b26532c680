import { join } from 'node:path';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { findNetworkAddress } from './start/findNetworkAddress.ts';
import { PORT } from './start/portOption.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';
import { startProduct } from './start/startProduct.ts';
import { chooseTenant } from './build/chooseTenant.ts';

const options = readCommand({
  name: 'npm start --',
  does: 'Runs the whole product on this machine until Ctrl-C.',
  options: {
    port: PORT,
    data: {
      type: 'string',
      default: '.data',
      value: 'FOLDER',
      says: 'the folder of the database, which is kept between runs; .data by default',
    },
    fresh: { type: 'boolean', says: 'starts with an empty database' },
    production: { type: 'boolean', says: 'builds and serves the production files' },
    host: {
      type: 'string',
      value: '[NAME]',
      says: 'also accepts connections from other devices on the network, even to the sandbox; by address, or by NAME',
    },
  },
});

await runUntilStopped(async () => {
  chooseTenant();
  const host = options.host === '' ? findNetworkAddress() : options.host;
  const product = await startProduct({ ...options, port: Number(options.port), host });

  console.log(`
  Application   ${product.url}
  Sandbox       ${product.url}/_sandbox/              logs you in as a ready-made student
  Outbox        ${product.url}/_sandbox/outbox        the mails with codes and links
  Violations    ${product.url}/_gateway/violations    traffic that violates openapi.yaml
  Data          ${join(options.data, 'sandbox.sqlite')}, kept between runs; --fresh empties it
${product.networkUrl === undefined ? '' : describeOpening(product.networkUrl)}
  Ctrl-C stops it.
`);
  return product;
});

/** Returns a warning about what `--host` exposes. */
function describeOpening(url: string): string {
  return `
  On other devices   ${url}
  Everyone in this network can now open the application AND its sandbox (${url}/_sandbox/),
  read every mail, code, answer and document, and log in as any student. Nothing is encrypted.
  Use only made-up data in a network you trust, and stop the product afterwards.
`;
}
