import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { StartError } from '../start/StartError.ts';

const TENANTS = fileURLToPath(new URL('../../src/tenant/', import.meta.url));
const DEFAULT = 'alder-valley';

/**
 * Returns the tenant named by the environment variable TENANT: the university to build or serve.
 * The path of its folder ends with a slash. If the tenant does not exist, throws a `StartError` that lists
 * the existing ones.
 */
export function chooseTenant(name = process.env.TENANT) {
  const id = name === undefined || name === '' ? DEFAULT : name;
  const known = readdirSync(TENANTS).filter((entry) => existsSync(`${TENANTS}${entry}/tenant.ts`));
  if (known.includes(id)) return { id, folder: `${TENANTS}${id}/` };
  throw new StartError(`There is no tenant '${id}' in src/tenant/. Known tenants: ${known.join(', ')}.`);
}
