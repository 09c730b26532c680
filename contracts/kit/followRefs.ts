import type { Contract, JsonSchema } from './contract.ts';

/**
 * Replaces every `$ref` of a parsed document with its target.
 * The result is a graph: two references to one schema become the same object. Throws for a dangling reference, and for a
 * schema that contains itself, because traversing it would never end.
 */
export function followRefs(document: unknown): Contract {
  const done = new Set<object>();
  const visit = (node: object, above: readonly object[]) => {
    if (above.includes(node)) throw new Error('A schema of openapi.yaml contains itself.');
    if (done.has(node)) return;
    const fields = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields)) {
      const target = resolve(document, value);
      fields[key] = target;
      if (typeof target === 'object' && target !== null) visit(target, [...above, node]);
    }
    done.add(node);
  };
  visit(document as object, []);
  return document as Contract;
}

/** Returns the name of a schema among the contract's components; an inline schema has none. */
export function nameOf({ components }: Contract, schema: JsonSchema | undefined): string | undefined {
  return Object.entries(components?.schemas ?? {}).find(([, named]) => named === schema)?.[0];
}

function resolve(document: unknown, value: unknown): unknown {
  const ref = (value as { $ref?: string } | null)?.$ref;
  if (ref === undefined) return value;
  const steps = ref.replace(/^#\//, '').split('/').map(unescapeStep);
  const target = steps.reduce<unknown>(
    (node, step) => (node as Record<string, unknown> | undefined)?.[step],
    document,
  );
  if (target === undefined) throw new Error(`The reference ${ref} has no target.`);
  return resolve(document, target);
}

/** Unescapes a JSON Pointer segment (RFC 6901). */
function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
