import type { ListedOperation } from '../../contracts/kit/listOperations.ts';
import type { Interaction } from '../../contracts/verify/Pact.ts';
import { readMatched } from './readMatched.ts';

/**
 * Chooses the named example the static mock has to answer an interaction with: the first that the pact would accept.
 *
 * Throws where no example fits, for then the mock could not show what the interaction is about. TRAP-36.
 */
export function chooseExample(operation: ListedOperation, interaction: Interaction): string {
  const { status, body } = interaction.response;
  const { examples = {} } = operation.responses[String(status)]?.content?.['application/json'] ?? {};
  const isMatched = readMatched(interaction);
  const chosen = Object.keys(examples).find((name) => fits(body?.content, examples[name]?.value, isMatched));
  if (chosen !== undefined) return chosen;
  const names = Object.keys(examples).join(', ') || 'no example';
  throw new Error(
    `${operation.name} ${String(status)} "${interaction.description}": of ${names} none is what the pact expects.`,
  );
}

/** Compares an example with the body of the pact: free values by their place, all others exactly. */
function fits(expected: unknown, value: unknown, isMatched: (path: string) => boolean, path = '$'): boolean {
  if (Array.isArray(expected)) {
    const items = value as unknown[];
    if (!Array.isArray(value) || (!isMatched(path) && items.length !== expected.length)) return false;
    return (expected as unknown[]).every((item, at) =>
      fits(item, items[at], isMatched, `${path}[${String(at)}]`),
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    const keys = Object.keys(expected);
    // Pact takes additional keys, but not in a map that is expected to be empty.
    if (keys.length === 0 && Object.keys(Object(value) as object).length > 0) return isMatched(path);
    return keys.every((key) =>
      fits(
        (expected as Record<string, unknown>)[key],
        (Object(value) as Record<string, unknown>)[key],
        isMatched,
        `${path}.${key}`,
      ),
    );
  }
  return isMatched(path) ? typeof value === typeof expected : value === expected;
}
