import type { Contract } from '../kit/contract.ts';
import { compareContracts } from './compareContracts.ts';
import { namesSince, readChangelog } from './readChangelog.ts';
import { isVersion, raiseVersion, readVersion } from './version.ts';

/** The most changes that are listed. */
const MOST_TOLD = 20;

/** The input for checking the next release. */
export interface Release {
  released: Contract;
  current: Contract;
  /** The text of CHANGELOG.md. */
  changelog: string;
}

/**
 * Returns one sentence per fault of the next release: a version that is too low or has no changelog entry, or a
 * breaking change that no entry since the release names, as in `preferred_name`.
 * A breaking change requires a higher major version (below 1.0.0, a higher minor version); any other change,
 * at least a higher patch version.
 */
export function checkRelease({ released, current, changelog }: Release): string[] {
  const [was, is] = [released.info?.version ?? '', current.info?.version ?? ''];
  if (!isVersion(is)) return [`info.version of openapi.yaml is "${is}"; write it as 1.2.3.`];

  const changes = compareContracts(released, current);
  const breaking = changes.filter((change) => change.breaking);
  const told = (breaking.length > 0 ? breaking : changes).slice(0, MOST_TOLD);
  const needed = changes.length > 0 ? raiseVersion(was, breaking.length > 0) : was;
  const kind = breaking.length > 0 ? 'Breaking' : 'New';

  const faults: string[] = [];
  if (readVersion(is) < readVersion(needed)) {
    faults.push(
      ...told.map(({ text }) => `${kind} since ${was}: ${text}`),
      changes.length > 0
        ? `Raise info.version in openapi.yaml from ${is} to ${needed} or higher${breaking.length > 0 ? ', or keep the old form beside the new one' : ''}.`
        : `info.version ${is} is lower than the released ${was}: raise it.`,
    );
  }
  const entry = readVersion(is) > readVersion(needed) ? is : needed;
  if (!readChangelog(changelog).get(entry)) {
    faults.push(
      `contracts/released/CHANGELOG.md has no entry "## ${entry}": describe there what changes and what clients must do.`,
    );
    return faults;
  }
  const named = namesSince(changelog, was);
  const unnamed = new Map(breaking.flatMap(({ name, text }) => (named.has(name) ? [] : [[name, text]])));
  const sayUnnamed = ([name, text]: [string, string]) =>
    `contracts/released/CHANGELOG.md, entry "## ${entry}", does not name \`${name}\`: ${text} Say what clients and backends must do.`;
  return [...faults, ...[...unnamed].slice(0, MOST_TOLD).map(sayUnnamed)];
}
