import { parse } from 'yaml';
import type { Contract } from '../../contracts/kit/contract.ts';
import { followRefs } from '../../contracts/kit/followRefs.ts';
import { listOperations } from '../../contracts/kit/listOperations.ts';
import { compareContracts } from '../../contracts/rules/compareContracts.ts';
import { namesSince } from '../../contracts/rules/readChangelog.ts';
import { raiseVersion as nextVersion, readVersion } from '../../contracts/rules/version.ts';

/** The texts of openapi.yaml and of contracts/released/CHANGELOG.md. */
export interface ReleaseTexts {
  openapi: string;
  changelog: string;
}

/**
 * Raises the contract's version if answers or operations have been added since its release, and lists them in the
 * changelog, with those that have been removed.
 *
 * For a breaking change, its author must raise the version, because only they can explain what a client has to do; the
 * check "contract rules" requires this.
 */
export function raiseVersion(released: Contract, { openapi, changelog }: ReleaseTexts): ReleaseTexts {
  const current = followRefs(parse(openapi));
  const [before, now] = [listParts(released), listParts(current)];
  const changed = [
    ...partsMissing(before, now).map(({ name, added }) => ({ name, says: added })),
    ...partsMissing(now, before).map(({ name, removed }) => ({ name, says: removed })),
  ];
  const [was = '', is = ''] = [released.info?.version, current.info?.version];
  const named = namesSince(changelog, was);
  const untold = changed.filter(({ name }) => !named.has(name));
  if (untold.length === 0) return { openapi, changelog };

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

/** Lists the answers and calls of a contract, each with the changelog's text for a new and for a removed one. */
function listParts(contract: Contract) {
  const keys = Object.keys(contract.components?.schemas?.StudentAnswers?.properties ?? {});
  return [
    ...keys.map((name) => ({
      name,
      added: '(backend) is a new answer of `StudentAnswers`: store it and return it.',
      removed: '(backend) is no longer an answer of `StudentAnswers`: clients neither send nor read it.',
    })),
    ...listOperations(contract).map(({ name, operation }) => ({
      name,
      added: `(\`${operation.operationId ?? ''}\`) is a new call (backend): implement it.`,
      removed: `(\`${operation.operationId ?? ''}\`) is no longer a call: clients must not make it.`,
    })),
  ];
}

/** Returns the parts of one list that the other lacks. */
function partsMissing<Part extends { name: string }>(other: readonly Part[], parts: readonly Part[]): Part[] {
  return parts.filter(({ name }) => !other.some((each) => each.name === name));
}
