/** Runs the sandbox alone: `npx node sandbox/main.ts [--port 4310] [--database file] [--fresh] [--trust-proxy]`. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { createSandbox } from './createSandbox.ts';
import { DatabaseInUseError, DatabaseVersionError } from './database/DatabaseErrors.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4310' },
    database: { type: 'string', default: '.data/sandbox.db' },
    'public-origin': { type: 'string', default: 'http://localhost:4300' },
    fresh: { type: 'boolean', default: false },
    'trust-proxy': { type: 'boolean', default: false },
  },
});

try {
  mkdirSync(dirname(values.database), { recursive: true });
  const { database, fresh } = values;
  const sandbox = await createSandbox({
    database,
    fresh,
    publicOrigin: values['public-origin'],
    trustProxy: values['trust-proxy'],
    log: console.log,
  });
  const { url } = await sandbox.listen(Number(values.port));
  console.log(`Sandbox: ${url}/_sandbox/ (outbox, accounts, faults)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
} catch (error) {
  const isExpected = error instanceof DatabaseInUseError || error instanceof DatabaseVersionError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
