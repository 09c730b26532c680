/**
 * What a reply must have, as data: a type, a list of any of these, or an object by key.
 *
 * A key that ends in `?` may be missing; `*` stands for every key the object has.
 */
export type Shape =
  'string' | 'integer' | 'number' | 'boolean' | readonly Shape[] | { readonly [key: string]: Shape };

/** Tells whether a value has all that its shape asks for. Whatever else it has, passes. */
export function fitsShape(shape: Shape | undefined, value: unknown): boolean {
  if (shape === undefined) return false;
  if (shape === 'integer') return Number.isInteger(value);
  if (typeof shape === 'string') return typeof value === shape;
  if (isList(shape)) {
    return Array.isArray(value) && value.every((item) => shape.some((part) => fitsShape(part, item)));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;

  const fields = value as Record<string, unknown>;
  return Object.entries(shape).every(([key, part]) => {
    if (key === '*') return Object.values(fields).every((field) => fitsShape(part, field));
    if (!key.endsWith('?')) return fitsShape(part, fields[key]);
    const field = fields[key.slice(0, -1)];
    return field === undefined || fitsShape(part, field);
  });
}

function isList(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}
