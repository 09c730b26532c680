import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chooseTenant } from './chooseTenant.ts';

/** School data needed outside the application, in index.html and on the maintenance page. */
interface SchoolNotes {
  name: string;
  subtitle: string;
  description: string;
  contact: { email: string; phone: string; phoneHref: string };
}

/** Reads a tenant's school data, as they are now: while the development server runs, its file may change. */
export async function readSchool({ folder } = chooseTenant()): Promise<SchoolNotes> {
  const file = `${folder}tenant.ts`;
  // Node imports an address only once.
  const address = `${pathToFileURL(file).href}?${String(statSync(file).mtime.getTime())}`;
  return ((await import(address)) as { tenant: { school: SchoolNotes } }).tenant.school;
}
