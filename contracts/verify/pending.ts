import { readFile } from 'node:fs/promises';
import type { ContractKit } from '../kit/openContract.ts';
import type { Interaction, Pact } from './Pact.ts';
import type { Failure, Verification } from './readOutcome.ts';

/** What a provider has not built yet, according to its team. */
export interface Pending {
  /** The entries of the file: `operationId`s, and descriptions of interactions. */
  entries: string[];
  /** The operations among them. */
  operations: ReadonlySet<string>;
}

export const NOTHING_PENDING: Pending = { entries: [], operations: new Set() };

/**
 * Reads the file of `--pending`: one operation or interaction a line; `#` begins a comment.
 *
 * @throws if a line names neither.
 */
export async function readPending(file: string, kit: ContractKit, { interactions }: Pact): Promise<Pending> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`--pending: ${file} cannot be read (${(cause as NodeJS.ErrnoException).code ?? ''}).`, {
      cause,
    });
  });
  const entries = text.split('\n').flatMap((line) => line.replace(/(^|\s)#.*/, '').trim() || []);
  const ids = kit.operations.map(({ operation }) => operation.operationId ?? '');
  const unknown = entries.filter(
    (entry) => !ids.includes(entry) && !interactions.some(({ description }) => description === entry),
  );
  if (unknown.length > 0)
    throw new Error(
      `--pending: ${file} has "${unknown[0] ?? ''}", which is neither an operationId of openapi.yaml nor the description of an interaction.`,
    );
  return { entries, operations: new Set(entries.filter((entry) => ids.includes(entry))) };
}

/** The failures of a verification, with those that were to be expected apart. */
export interface Sorted {
  failures: Failure[];
  pending: Failure[];
  /** The entries whose interactions all pass, so that they must leave the file. */
  finished: string[];
}

/** Separates the failures of what is not built yet from the others. */
export function sortFailures(
  { failures, names }: Verification,
  { entries }: Pending,
  kit: ContractKit,
): Sorted {
  const idOf = (place: string) => {
    const [method = '', url = ''] = place.split(' ');
    return kit.find({ method, url })?.operation.operationId ?? '';
  };
  const isAbout = (entry: string, operation: string, description: Interaction['description']) =>
    entry === description || entry === idOf(operation);
  const isPending = ({ operation, description }: Failure) =>
    entries.some((entry) => isAbout(entry, operation, description));
  return {
    failures: failures.filter((failure) => !isPending(failure)),
    pending: failures.filter(isPending),
    finished: entries.filter(
      (entry) =>
        names.some(([operation, description]) => isAbout(entry, operation, description)) &&
        !failures.some(({ operation, description }) => isAbout(entry, operation, description)),
    ),
  };
}

/** Lists the expected failures, one per line, and the entries to remove from the file. */
export function sayPending(pending: Failure[], finished: string[], file = ''): string[] {
  return [
    ...(pending.length > 0 ? [`\nPending (${file}):`] : []),
    ...pending.map(
      ({ operation, description, problems }) => `  ${operation}, ${description}: ${problems[0] ?? ''}`,
    ),
    ...(finished.length > 0 ? [`\nNo longer pending, so remove from ${file}: ${finished.join(', ')}.`] : []),
  ];
}
