/*
 * Stands in for prop-types, which React no longer reads; react-modal still describes its properties with it. An alias
 * in vite.config.ts.
 */
const anything = Object.assign(() => anything, {}) as unknown as Record<string, unknown>;
const names = [
  'any',
  'array',
  'arrayOf',
  'bool',
  'element',
  'func',
  'instanceOf',
  'node',
  'number',
  'object',
];
for (const name of [...names, 'oneOf', 'oneOfType', 'shape', 'string', 'isRequired'])
  anything[name] = anything;

export default anything;
