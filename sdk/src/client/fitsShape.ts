/**
 * The required shape of a JSON value: a type, one of several shapes, or an object with a shape per key. A key ending in
 * `?` is optional; `*` stands for every key of the object, `[]` for every item of a list.
 */
export type Shape =
  | 'string'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'null'
  | readonly Shape[]
  | { readonly [key: string]: Shape };

/** Returns whether a value has this shape. Additional properties are allowed. */
export function fitsShape(shape: Shape | undefined, value: unknown): boolean {
  if (shape === undefined) return false;
  if (shape === 'null') return value === null;
  if (shape === 'integer') return Number.isInteger(value);
  if (typeof shape === 'string') return typeof value === shape;
  if (isUnion(shape)) return shape.some((part) => fitsShape(part, value));
  if (shape['[]']) return Array.isArray(value) && value.every((item) => fitsShape(shape['[]'], item));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;

  const fields = value as Record<string, unknown>;
  return Object.entries(shape).every(([key, part]) => {
    if (key === '*') return Object.values(fields).every((field) => fitsShape(part, field));
    if (!key.endsWith('?')) return fitsShape(part, fields[key]);
    const field = fields[key.slice(0, -1)];
    return field === undefined || fitsShape(part, field);
  });
}

function isUnion(shape: Shape): shape is readonly Shape[] {
  return Array.isArray(shape);
}
