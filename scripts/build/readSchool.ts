import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chooseTenant } from './chooseTenant.ts';
import type { TenantNotes } from './findTenantFaults.ts';

/** School data needed outside the application, in index.html and on the maintenance page. */
interface SchoolNotes {
  name: string;
  subtitle: string;
  description: string;
  contact: { email: string; phone: string; phoneHref: string };
}

export async function readSchool(chosen = chooseTenant()): Promise<SchoolNotes> {
  return (await readTenant(chosen)).school;
}

/** Reads a tenant as it is now: while the development server runs, its file may change. */
export async function readTenant(
  { folder } = chooseTenant(),
): Promise<TenantNotes & { school: SchoolNotes }> {
  const file = `${folder}tenant.ts`;
  // Node imports an address only once.
  const address = `${pathToFileURL(file).href}?${String(statSync(file).mtime.getTime())}`;
  return ((await import(address)) as { tenant: TenantNotes & { school: SchoolNotes } }).tenant;
}
