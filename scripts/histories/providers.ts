import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { createBackend as CreateBackend } from '../../examples/fastify-backend/createBackend.ts';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { LIBERTIES, PLANTED } from './planted.ts';
import type { Change } from './planted.ts';

const BACKEND = new URL('../../examples/fastify-backend/', import.meta.url).href;

/** A backend that is running. */
export interface Provider {
  url: string;
  statesUrl: string;
  close: () => Promise<unknown>;
}

/** Starts the sandbox, with cheap passwords and quick conversions. */
export async function startSandbox(): Promise<Provider> {
  const sandbox = await createSandbox({ database: ':memory:', passwordCost: 2 ** 4, conversionDelayMs: 1 });
  const { url } = await sandbox.listen();
  return { url, statesUrl: `${url}/_sandbox/provider-states`, close: () => sandbox.close() };
}

/** Starts the backend of the examples, changed if it should be; its modules are read anew each time. */
export async function startExample(change?: Change): Promise<Provider> {
  hook();
  const address = `${BACKEND}createBackend.ts?planted=${encodeURIComponent(change?.name ?? '')}`;
  const { createBackend } = (await import(address)) as { createBackend: typeof CreateBackend };
  const backend = createBackend({ withStates: true });
  const url = await backend.listen({ host: '127.0.0.1', port: 0 });
  return { url, statesUrl: `${url}/provider-states`, close: () => backend.close() };
}

/** Histories log in thousands of times: passwords are hashed at no cost, as in the sandbox. */
const CHEAP: Change = {
  name: 'cheap passwords',
  file: 'passwords.ts',
  text: ', 32)',
  planted: ', 32, { N: 16 })',
};

/** Whether the hooks are set: once for the process, as the address of a module names its fault. */
let isHooked = false;

function hook(): void {
  if (isHooked) return;
  isHooked = true;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const query = context.parentURL?.startsWith(BACKEND) ? new URL(context.parentURL).search : '';
      return query && resolved.url.startsWith(BACKEND)
        ? { ...resolved, url: resolved.url + query }
        : resolved;
    },
    load(address, context, next) {
      const name = new URL(address).searchParams.get('planted');
      const loaded = next(address, context);
      if (!address.startsWith(BACKEND) || name === null) return loaded;
      const path = new URL(address).pathname;
      const planted = [CHEAP, ...PLANTED, ...LIBERTIES].find(
        (one) => (one === CHEAP || one.name === name) && path.endsWith(`/${one.file}`),
      );
      if (!planted) return loaded;
      const source = readFileSync(new URL(BACKEND + planted.file), 'utf8');
      if (!source.includes(planted.text)) throw new Error(`"${planted.text}" is not in ${planted.file}.`);
      return { ...loaded, source: source.replaceAll(planted.text, () => planted.planted) };
    },
  });
}
