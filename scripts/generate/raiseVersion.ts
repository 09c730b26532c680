import { parse } from 'yaml';
import type { Contract } from '../contract/contract.ts';
import { compareContracts } from '../contract/release/compareContracts.ts';
import { describeChanges } from '../contract/release/describeChanges.ts';
import { raiseVersion as nextVersion, readVersion } from '../contract/release/version.ts';

/** The texts of openapi.yaml and of contracts/released/CHANGELOG.md. */
export interface ReleaseTexts {
  openapi: string;
  changelog: string;
}

/**
 * Raises the contract's version after an addition, and tells of it in the changelog, where neither was done.
 *
 * A breaking change is left to its author, who has to say what a client does about it; the check "contract rules"
 * asks for that.
 */
export function raiseVersion(released: Contract, { openapi, changelog }: ReleaseTexts): ReleaseTexts {
  const current = parse(openapi, { maxAliasCount: -1 }) as Contract;
  const [was = '', is = ''] = [released.info?.version, current.info?.version];
  const changes = compareContracts(released, current);
  if (changes.length === 0 || changes.some(({ breaking }) => breaking)) return { openapi, changelog };

  const needed = nextVersion(was, false);
  const version = readVersion(is) < readVersion(needed) ? needed : is;
  const told = describeChanges(changes).map((line) => `- ${line}\n`);
  return {
    openapi: openapi.replace(/^( {2}version: ).*$/m, `$1${version}`),
    changelog: changelog.includes(`\n## ${version}`)
      ? changelog
      : changelog.replace(/^## /m, () => `## ${version}\n\n${told.join('')}\n## `),
  };
}
