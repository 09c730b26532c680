/** Returns whether a value that another page has written is an object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns whether a value that another page has written is a map with values of this type, or missing. */
export const isMapOf = (type: 'string' | 'number', value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every((one) => typeof one === type));
