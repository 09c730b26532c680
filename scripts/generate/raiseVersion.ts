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
  const told = untold.map(({ name, says }) => `- \`${name}\` ${says}\n`).join('');
  const heading = `## ${version}`;
  const begun = changelog.includes(`\n${heading}\n`)
    ? changelog
    : changelog.replace(/^## /m, `${heading}\n\n## `);
  const start = begun.indexOf(`\n${heading}\n`) + 1;
  const next = begun.indexOf('\n## ', start);
  const end = next < 0 ? begun.length : next;
  const entry = begun.slice(start, end).trimEnd();
  // Continues a list; a new list, after the heading or a sentence, needs a blank line before it.
  const gap = /\n- (?:.|\n(?!\n))*$/.test(entry) ? '\n' : '\n\n';
  return {
    openapi: openapi.replace(/^( {2}version: ).*$/m, `$1${version}`),
    changelog: begun.slice(0, start) + entry + gap + told + begun.slice(end),
  };
}

/** Lists the answers and calls of a contract, each with the changelog's text for a new one. */
function listAdditions(contract: Contract) {
  const keys = Object.keys(contract.components?.schemas?.StudentAnswers?.properties ?? {});
  return [
    ...keys.map((name) => ({
      name,
      says: '(backend) is a new answer of `StudentAnswers`: store it and return it.',
    })),
    ...listOperations(contract).map(({ name, operation }) => ({
      name,
      says: `(\`${operation.operationId ?? ''}\`) is a new call (backend): implement it.`,
    })),
  ];
}
