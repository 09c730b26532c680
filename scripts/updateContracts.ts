import { readCommand } from '../contracts/kit/readCommand.ts';

// Vitest answers an unknown option with its stack.
readCommand({ name: 'npm run contracts:update', does: 'Writes the pact and its snapshots.' });
process.argv.push('run', '--project', 'contracts', '-u');
await import(new URL('../node_modules/vitest/vitest.mjs', import.meta.url).href);
