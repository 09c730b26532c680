import type { Contract, Ref } from './contract.ts';

/** A part of the contract and the JSON pointer it stands at. */
export interface Located<Part> {
  part: Part;
  pointer: string;
}

/**
 * Follows a reference inside the contract, or returns the part as it is.
 *
 * The pointer moves along, so that a schema below the part can still be addressed in the document.
 */
export function resolveRef<Part extends object>(contract: Contract, located: Located<Part>): Located<Part> {
  const ref = (located.part as Ref).$ref;
  if (ref === undefined) return located;

  const steps = ref.replace(/^#\//, '').split('/').map(unescapeStep);
  const part = steps.reduce<unknown>((node, step) => readStep(node, step), contract);
  if (part === undefined) throw new Error(`The reference ${ref} points nowhere.`);
  return resolveRef(contract, { part: part as Part, pointer: ref });
}

/** Extends a JSON pointer by steps, escaping them. RFC 6901. */
export function extendPointer(pointer: string, ...steps: string[]): string {
  return [pointer, ...steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

function readStep(node: unknown, step: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined;
}

function unescapeStep(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
