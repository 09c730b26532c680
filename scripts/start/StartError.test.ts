import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { StartError } from './StartError.ts';

it('is its sentence alone, for what inspects an error and for what prints its stack', () => {
  const error = new StartError('Port 4300 is in use.');

  expect(inspect(error)).toBe('Port 4300 is in use.');
  expect(error.stack).toBe('Port 4300 is in use.');
});
