import type { LongRun } from './longRuns.ts';
import { isRed, readProofs } from './proofTable.ts';

/** A long run, and what has changed since its last complete run. */
export interface Due {
  name: string;
  /** The day and commit of its last complete run; undefined if there is no record of one. */
  last?: string;
  /** Whether that run passed a bound over. */
  isRed?: boolean;
  /** The number of commits since that touch what it covers; undefined if the commit is not in this clone. */
  commits?: number;
}

/**
 * Lists the runs that are due: those without a record, those whose subject has changed since, and those that were red.
 *
 * @param page the text of docs/proof.md.
 * @param countCommits counts the commits after one that touch these paths; undefined for an unknown commit.
 */
export function listDue(
  runs: Readonly<Record<string, LongRun>>,
  page: string,
  countCommits: (since: string, paths: readonly string[]) => number | undefined,
): Due[] {
  const proofs = new Map(readProofs(page).map((proof) => [proof.name, proof]));
  return Object.entries(runs).flatMap(([name, { covers }]): Due[] => {
    if (!covers) return [];
    const proof = proofs.get(name);
    if (!proof) return [{ name }];
    const commits = countCommits(proof.commit, covers);
    const wasRed = isRed(proof);
    return commits === 0 && !wasRed
      ? []
      : [{ name, last: `${proof.day} ${proof.commit}`, ...(wasRed && { isRed: true }), commits }];
  });
}
