import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { School, Tenant } from '../../src/tenant/Tenant.ts';
import { chooseTenant } from './chooseTenant.ts';

/** Reads a tenant's school data, which index.html and the maintenance page need. */
export async function readSchool(chosen = chooseTenant()): Promise<School> {
  return (await readTenant(chosen)).school;
}

/** Reads a tenant as it is now: while the development server runs, its file may change. */
export async function readTenant({ folder } = chooseTenant()): Promise<Tenant> {
  const file = `${folder}tenant.ts`;
  // Node imports an address only once.
  const address = `${pathToFileURL(file).href}?${String(statSync(file).mtime.getTime())}`;
  return ((await import(address)) as { tenant: Tenant }).tenant;
}
