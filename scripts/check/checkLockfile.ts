import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Lock {
  packages: Record<string, { resolved?: string; optionalDependencies?: Record<string, string> }>;
}

/**
 * Returns the addresses that tie a lock file to one registry; empty if it can be installed from any registry.
 * Funding addresses are allowed, because nothing is fetched from them.
 */
export function findFixedAddresses({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { resolved }]) =>
    resolved?.includes('://')
      ? [
          `${path} has a fixed address in package-lock.json: run npm install with omit-lockfile-registry-resolved (.npmrc).`,
        ]
      : [],
  );
}

/**
 * Returns the optional packages that a lock file refers to but does not contain.
 * npm silently omits a package that its registry lacks (such as a new version's build for one platform); `npm
 * ci` then rejects the lock file everywhere. To fix this, override the dependency with a complete version.
 */
export function findMissingPackages({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(path, name).some((place) => place in packages))
      .map(
        (name) =>
          `${path} needs ${name}, which package-lock.json lacks, so npm ci would fail: override it with a complete version.`,
      ),
  );
}

/** Lists the folders in which Node looks for a package: the dependent package's own and its parents'. */
function placesOf(path: string, name: string): string[] {
  const folders = path.split('/node_modules/');
  const above = folders.map((_, index) => folders.slice(0, index + 1).join('/node_modules/'));
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

if (import.meta.main) {
  const path = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
  const lock = JSON.parse(readFileSync(path, 'utf8')) as Lock;
  const faults = [...findFixedAddresses(lock), ...findMissingPackages(lock)];
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
