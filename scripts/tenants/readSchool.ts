import { pathToFileURL } from 'node:url';
import { chooseTenant } from './chooseTenant.ts';

/** What a build writes of a school outside the application: into index.html and the maintenance page. */
interface SchoolNotes {
  name: string;
  subtitle: string;
  description: string;
  contact: { email: string; phone: string; phoneHref: string };
}

/** Reads the school of the chosen tenant. */
export async function readSchool(): Promise<SchoolNotes> {
  const file = pathToFileURL(`${chooseTenant().folder}tenant.ts`).href;
  return ((await import(file)) as { tenant: { school: SchoolNotes } }).tenant.school;
}
