import { describe, expect, it } from 'vitest';
import { readOptions } from './readOptions.ts';
import type { CommandOptions } from './readOptions.ts';
import { StartError } from './StartError.ts';

const ALL: (keyof CommandOptions)[] = ['port', 'data', 'fresh', 'production', 'host'];

describe('readOptions', () => {
  it('starts on port 4300 with the kept database when nothing is said', () => {
    expect(readOptions([], ALL)).toEqual({
      port: 4300,
      data: '.data',
      fresh: false,
      production: false,
      host: false,
    });
  });

  it('reads every option', () => {
    const words = ['--port', '8080', '--data', '/tmp/x', '--fresh', '--production', '--host'];

    expect(readOptions(words, ALL)).toEqual({
      port: 8080,
      data: '/tmp/x',
      fresh: true,
      production: true,
      host: true,
    });
  });

  it.each(['abc', '-1', '65536', '80.5', ''])('refuses the port %j in one line', (port) => {
    expect(() => readOptions([`--port=${port}`], ALL)).toThrow(
      /^--port takes a number from 0 to 65535[^\n]*$/,
    );
  });

  it('refuses an option the command does not have, and names those it has', () => {
    expect(() => readOptions(['--fresh'], ['port'])).toThrow(StartError);
    expect(() => readOptions(['--fresh'], ['port'])).toThrow(
      /^Unknown option '--fresh'\. Known options: --port\.$/,
    );
  });
});
