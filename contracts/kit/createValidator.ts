import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv';
import ajvFormats from 'ajv-formats';
import type { FormatsPlugin } from 'ajv-formats';
import type { JsonSchema } from './contract.ts';

/**
 * Validates a value. Returns its errors as sentences that name the place but never the value; empty if it is
 * valid.
 */
export type Validate = (schema: JsonSchema | undefined, value: unknown, place?: string) => string[];

/** Returns the name of a schema for messages, if it has one. */
type NameOf = (schema: JsonSchema) => string | undefined;

/**
 * Creates a validator for the schemas of a contract; each is compiled on first use.
 * OpenAPI 3.1 schemas are JSON Schema 2020-12.
 */
export function createValidator(nameOf: NameOf = () => undefined): Validate {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  (ajvFormats.default as FormatsPlugin)(ajv);

  return (schema = {}, value, place = '') => {
    const validate = ajv.compile(schema);
    if (validate(value)) return [];
    const { errors, nearest } = keepNearest(validate.errors ?? [], nameOf);
    return [...new Set(errors.map((error) => describe(error, place)))].map((text) => text + nearest);
  };
}

/**
 * For a `oneOf` at the top, keeps only the errors of the branch closest to the value: the branch of the value's
 * type with the fewest errors. Errors of the other branches would mislead. If the value resembles no branch, names the
 * branches instead.
 */
function keepNearest(errors: ErrorObject[], nameOf: NameOf): { errors: ErrorObject[]; nearest: string } {
  const choice = errors.find(({ schemaPath }) => schemaPath === '#/oneOf');
  const branches = (choice?.schema ?? []) as JsonSchema[];
  const failed = branches.map((branch, index) => {
    const own = errors.filter(({ schemaPath }) => schemaPath.startsWith(`#/oneOf/${String(index)}/`));
    const isOfType = !own.some(({ keyword, instancePath }) => keyword === 'type' && instancePath === '');
    return { branch, own, isOfType };
  });
  if (!choice || failed.some(({ own }) => own.length === 0)) return { errors, nearest: '' };
  const resembles = ({ properties }: JsonSchema) =>
    properties === undefined || Object.keys(Object(choice.data) as object).some((key) => key in properties);
  const nameBranch = (branch: JsonSchema) =>
    nameOf(branch) ?? `a list of ${nameOf(branch.items ?? {}) ?? 'items'}`;
  const [best] = failed
    .filter(({ branch, isOfType }) => isOfType && resembles(branch))
    .toSorted((one, other) => one.own.length - other.own.length);
  if (!best) {
    const message = `must be one of: ${branches.map(nameBranch).join(', ')}`;
    return { errors: [{ ...choice, message }], nearest: '' };
  }
  const nearest = ` (read as ${nameBranch(best.branch)}, the nearest of ${String(branches.length)})`;
  return { errors: best.own, nearest };
}

function describe(error: ErrorObject, place: string): string {
  const { instancePath, message = '', params, propertyName, keyword, parentSchema } = error;
  const { description } = (parentSchema ?? {}) as { description?: string };
  // Uses the schema's description, because a pattern is hard to read.
  if (/^(pattern|format)$/.test(keyword) && description !== undefined && propertyName === undefined)
    return `${place + instancePath.replaceAll('/', '.')} is not as described: ${description.trim()}`;
  const names = Object.values(params as Record<string, unknown>).filter(
    (param) => typeof param === 'string' && !message.includes(param),
  );
  const allowed = (params as { allowedValues?: unknown[] }).allowedValues?.map((one) => JSON.stringify(one));
  const path = place + instancePath.replaceAll('/', '.');
  return [path, propertyName, message, ...names, allowed?.slice(0, 12).join(', ')].filter(Boolean).join(' ');
}
