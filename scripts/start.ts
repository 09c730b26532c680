import { join } from 'node:path';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { findNetworkAddress } from './start/findNetworkAddress.ts';
import { PORT } from './start/portOption.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';
import { startProduct } from './start/startProduct.ts';
import { chooseTenant } from './build/chooseTenant.ts';

const options = readCommand({
  name: 'npm start --',
  does: 'Runs the whole product on this machine, until Ctrl-C.',
  options: {
    port: PORT,
    data: {
      type: 'string',
      default: '.data',
      value: 'FOLDER',
      says: 'where the sandbox keeps its database between runs',
    },
    fresh: { type: 'boolean', says: 'starts with an empty database' },
    production: { type: 'boolean', says: 'builds and serves the production files' },
    host: { type: 'boolean', says: 'lets other devices of the network in, to the sandbox too' },
  },
});

await runUntilStopped(async () => {
  chooseTenant();
  const host = options.host ? findNetworkAddress() : undefined;
  const product = await startProduct({ ...options, port: Number(options.port), host });

  console.log(`
  Application   ${product.url}
  Sandbox       ${product.url}/_sandbox/              ready students, one click and logged in
  Outbox        ${product.url}/_sandbox/outbox        where the codes arrive
  Violations    ${product.url}/_gateway/violations    traffic that breaks openapi.yaml
  Data          ${join(options.data, 'sandbox.sqlite')}, kept between runs; --fresh starts anew
${product.networkUrl === undefined ? '' : describeOpening(product.networkUrl)}
  Ctrl-C stops it.
`);
  return product;
});

/** Warns about what `--host` exposes. */
function describeOpening(url: string): string {
  return `
  On other devices   ${url}
  Everyone in this network can now open the application AND its sandbox, ${url}/_sandbox/:
  read every mail, code, answer and document, and log in as any student. Nothing is encrypted.
  Use made-up data, in a network you trust, and stop it afterwards.
`;
}
