import type { Contract, JsonSchema } from './contract.ts';

/**
 * Puts in place of every `$ref` of a parsed document what it names.
 *
 * One graph of objects is left: two places that name the same schema hold the same object. Throws for a reference that
 * points nowhere, and for a schema inside itself, which the readers of the graph would walk for ever.
 */
export function followRefs(document: unknown): Contract {
  const done = new Set<object>();
  const visit = (node: object, above: readonly object[]) => {
    if (above.includes(node)) throw new Error('A schema of openapi.yaml holds itself.');
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

/** Names a schema of the contract's components; a schema written where it is used has no name. */
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
  if (target === undefined) throw new Error(`The reference ${ref} points nowhere.`);
  return resolve(document, target);
}

/** RFC 6901. */
function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
