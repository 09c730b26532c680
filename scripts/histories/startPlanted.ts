import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { createBackend as CreateBackend } from '../../examples/fastify-backend/createBackend.ts';
import { PLANTED } from './planted.ts';
import type { Planted } from './planted.ts';

const BACKEND = new URL('../../examples/fastify-backend/', import.meta.url).href;

/** Whether the hooks are set: once for the process, as the address of a module names its fault. */
let isHooked = false;

/** Starts the backend of the examples with a fault in it; its modules are read anew for each. */
export async function startPlanted(fault: Planted) {
  hook();
  const address = `${BACKEND}createBackend.ts?planted=${String(PLANTED.indexOf(fault))}`;
  const { createBackend } = (await import(address)) as { createBackend: typeof CreateBackend };
  const backend = createBackend({ withStates: true });
  const url = await backend.listen({ host: '127.0.0.1', port: 0 });
  return { url, statesUrl: `${url}/provider-states`, close: () => backend.close() };
}

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
      const index = new URL(address).searchParams.get('planted');
      const fault = address.startsWith(BACKEND) && index !== null ? PLANTED[Number(index)] : undefined;
      const loaded = next(address, context);
      if (!fault || new URL(address).pathname !== new URL(BACKEND + fault.file).pathname) return loaded;
      const source = readFileSync(new URL(BACKEND + fault.file), 'utf8');
      if (!source.includes(fault.text)) throw new Error(`"${fault.text}" is not in ${fault.file}.`);
      return { ...loaded, source: source.replaceAll(fault.text, () => fault.planted) };
    },
  });
}
