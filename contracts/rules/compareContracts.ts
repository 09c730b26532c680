import type { Contract } from '../kit/contract.ts';

/** One difference between two versions of the contract that a client or a backend can notice. */
export interface Change {
  /** True if a client or a backend written for the older version may fail with the newer one. */
  breaking: boolean;
  /** The innermost named part that changes: a path, a property, a schema, a status or a listed value. */
  name: string;
  /** A sentence such as `paths › /api/pdf was removed.` */
  text: string;
}

/** Documentation keywords, which may change without a new version. */
const FOR_READERS = ['info', 'tags', 'title', 'summary', 'description', 'example', 'examples', '$comment'];

/** Keywords whose parts are named by the contract, not by OpenAPI. */
const NAMED = ['paths', 'schemas', 'responses', 'headers', 'parameters', 'properties', 'enum', 'required'];

/**
 * Lists the changes between two versions of the contract. A change to a shared part is listed once.
 * Existing parts must stay as they are, and a new part must not require anything of clients or backends that
 * do not know it. Widening a limit counts as breaking too, because the effect depends on who sends the value.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const compared = new Map<unknown, unknown>();
  const compare = (was: unknown, is: unknown, place: string[]): Change[] => {
    const [old, now] = [readParts(was), readParts(is)];
    if (!old || !now)
      return was === is
        ? []
        : [changeOf(true, place, `: ${JSON.stringify(was)} became ${JSON.stringify(is)}.`)];
    if (compared.get(is) === was) return [];
    compared.set(is, was);
    return Object.keys({ ...old, ...now })
      .filter((key) => place.at(-1) === 'properties' || !FOR_READERS.includes(key))
      .flatMap((key) => {
        const here = [...place, key];
        if (!(key in now)) return [changeOf(true, here, ' was removed.')];
        if (!(key in old)) return [changeOf(!asksNothing(here, now[key]), here, ' is new.')];
        return compare(old[key], now[key], here);
      });
  };
  // Shared parts come first, so that a change to one is reported there and not where it is used.
  const inOrder = ({ components, ...others }: Contract) => ({ components, ...others });
  return compare(inOrder(before), inOrder(after), []);
}

/**
 * Returns the parts of an object by key, or the items of a list by name or value, so that the order of a list
 * does not matter.
 */
function readParts(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return value as Record<string, unknown>;
  return Object.fromEntries(
    value.map((part: string | { name?: string }, index): [string, unknown] =>
      typeof part === 'string' ? [part, part] : [part.name ?? String(index), part],
    ),
  );
}

/** Returns whether clients and backends that ignore a new part still work. */
function asksNothing(place: string[], part: unknown): boolean {
  const [key = '', within = '', around = ''] = place.toReversed();
  if (place.length === 3 && around === 'components') return true;
  if (within === 'parameters') return (part as { required?: boolean }).required !== true;
  // A client treats all errors alike, but cannot handle an unknown success status.
  if (within === 'responses') return /^[45]/.test(key);
  if (around === 'paths') return key !== 'parameters';
  return ['paths', 'properties', 'headers'].includes(within);
}

function changeOf(breaking: boolean, place: string[], says: string): Change {
  const named = place.findLast((_, index) => NAMED.includes(place[index - 1] ?? ''));
  return { breaking, name: named ?? place.join(' › '), text: place.join(' › ') + says };
}
