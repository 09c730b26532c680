import { parseArgs } from 'node:util';
import { createBackend } from './createBackend.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4440' }, states: { type: 'boolean', default: false } },
});

const backend = createBackend({ withStates: values.states });
console.log(await backend.listen({ host: '127.0.0.1', port: Number(values.port) }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void backend.close());
