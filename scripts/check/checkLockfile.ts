import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Gives the addresses that tie package-lock.json to one registry; none in a lock that installs anywhere.
 *
 * The addresses of people who take donations stay: nothing is fetched from them.
 */
export function findFixedAddresses(lock: { packages: Record<string, { resolved?: string }> }): string[] {
  return Object.entries(lock.packages).flatMap(([path, { resolved }]) =>
    resolved?.includes('://') ? [`${path}: ${resolved}`] : [],
  );
}

if (import.meta.main) {
  const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
  const found = findFixedAddresses(
    JSON.parse(readFileSync(path, 'utf8')) as Parameters<typeof findFixedAddresses>[0],
  );
  for (const line of found) console.error(line);
  if (found.length > 0) {
    console.error('package-lock.json names a registry: run npm with --omit-lockfile-registry-resolved.');
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}
