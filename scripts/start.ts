import { join } from 'node:path';
import { findMissingFonts, FONT_PACKAGES } from './start/findMissingFonts.ts';
import { readOptions } from './start/readOptions.ts';
import { runUntilStopped } from './start/runUntilStopped.ts';
import { startProduct } from './start/startProduct.ts';
import { chooseTenant } from './tenants/chooseTenant.ts';

/** `npm start`: the whole product on this machine, until Ctrl-C. */
await runUntilStopped(async () => {
  chooseTenant();
  const options = readOptions(process.argv.slice(2), ['port', 'data', 'fresh', 'production']);
  const product = await startProduct(options);

  console.log(`
  Application   ${product.url}
  Outbox        ${product.url}/_sandbox/outbox        where the codes arrive
  Violations    ${product.url}/_gateway/violations    traffic that breaks openapi.yaml
  Data          ${join(options.data, 'sandbox.sqlite')}, kept between runs; --fresh starts anew

  Ctrl-C stops it.
`);
  const missing = findMissingFonts();
  if (missing.length > 0)
    console.log(`  No font for ${missing.join(', ')}: names in these scripts are empty boxes on the staff sheet and in the
  PDF copy. Install ${FONT_PACKAGES}.
`);
  return product;
});
