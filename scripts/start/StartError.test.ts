import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import { StartError } from './StartError.ts';

it('a StartError is printed as its message alone, without a stack trace', () => {
  const error = new StartError('Port 4300 is in use.');

  expect(inspect(error)).toBe('Port 4300 is in use.');
  expect(error.stack).toBe('Port 4300 is in use.');
});
