import { parse } from 'yaml';
import type { Contract } from '../../contracts/kit/contract.ts';
import { followRefs } from '../../contracts/kit/followRefs.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { compareContracts } from '../../contracts/rules/compareContracts.ts';
import { raiseVersion as nextVersion, readVersion } from '../../contracts/rules/version.ts';

/** The texts of openapi.yaml and of contracts/released/CHANGELOG.md. */
export interface ReleaseTexts {
  openapi: string;
  changelog: string;
}

/**
 * Raises the contract's version if answers or operations have been added since its release, and lists them in the
 * changelog.
 * For a breaking change, its author must raise the version, because only they can explain what a client has to do; the
 * check "contract rules" requires this.
 */
export function raiseVersion(released: Contract, { openapi, changelog }: ReleaseTexts): ReleaseTexts {
  const current = followRefs(parse(openapi));
  const before = listAdditions(released).map(({ name }) => name);
  const untold = listAdditions(current).filter(
    ({ name }) => !before.includes(name) && !changelog.includes(`\`${name}\``),
  );
  if (untold.length === 0) return { openapi, changelog };

  const [was = '', is = ''] = [released.info?.version, current.info?.version];
  const isBreaking = compareContracts(released, current).some(({ breaking }) => breaking);
  const needed = nextVersion(was, isBreaking);
  const isRaised = readVersion(is) >= readVersion(needed);
  if (isBreaking && !isRaised) return { openapi, changelog };
  const version = isRaised ? is : needed;
  const heading = `## ${version}\n`;
  const told = untold.map(({ name, says }) => `- \`${name}\` ${says}\n`);
  const begun = changelog.includes(`\n${heading}`)
    ? changelog
    : changelog.replace(/^## /m, `${heading}\n## `);
  return {
    openapi: openapi.replace(/^( {2}version: ).*$/m, `$1${version}`),
    changelog: begun.replace(`\n${heading}\n`, () => `\n${heading}\n${told.join('')}\n`),
  };
}

/** Lists what a contract may add without breaking a client, and what the changelog says of a new one. */
function listAdditions(contract: Contract) {
  const keys = Object.keys(contract.components?.schemas?.StudentAnswers?.properties ?? {});
  return [
    ...keys.map((name) => ({ name, says: 'is a new answer of `StudentAnswers`: store it and return it.' })),
    ...listOperations(contract).map(({ name, operation }) => ({
      name,
      says: `(\`${operation.operationId ?? ''}\`) is a new call (backend): implement it.`,
    })),
  ];
}
