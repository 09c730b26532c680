import { pathToFileURL } from 'node:url';
import { chooseTenant } from './chooseTenant.ts';

/** School data needed outside the application, in index.html and on the maintenance page. */
interface SchoolNotes {
  name: string;
  subtitle: string;
  description: string;
  contact: { email: string; phone: string; phoneHref: string };
}

/** Reads the chosen tenant's school data. */
export async function readSchool(): Promise<SchoolNotes> {
  const file = pathToFileURL(`${chooseTenant().folder}tenant.ts`).href;
  return ((await import(file)) as { tenant: { school: SchoolNotes } }).tenant.school;
}
