import { describe, expect, it } from 'vitest';
import { PORT, readPort } from './portOption.ts';

describe('--port', () => {
  it('is 4300 unless told', () => {
    expect(readPort(PORT.default)).toBe(4300);
  });

  it.each(['abc', '-1', '65536', '80.5', ''])('refuses %j in one line', (port) => {
    expect(() => readPort(port)).toThrow(/^--port takes a number from 0 to 65535[^\n]*$/);
  });
});
