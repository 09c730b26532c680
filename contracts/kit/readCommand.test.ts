import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCommand } from './readCommand.ts';

const COMMAND = {
  name: 'npm run example --',
  does: 'Shows how a command is read.',
  options: {
    port: {
      type: 'string',
      isWhole: true,
      max: 65_535,
      default: '4300',
      value: 'NUMBER',
      says: 'where it answers',
    },
    fresh: { type: 'boolean', says: 'starts anew' },
    seed: { type: 'string', isWhole: true, says: 'any number' },
  },
} as const;

describe('readCommand', () => {
  const said: string[] = [];
  const note = (text: string) => void said.push(text);

  beforeEach(() => {
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation(note);
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${String(code)}`);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('returns the options, with defaults for those not given', () => {
    expect(readCommand(COMMAND, ['--fresh'])).toMatchObject({ port: '4300', fresh: true });
  });

  it.each([
    [['--host'], ''],
    [['--host', '--fresh'], ''],
    [['--host', 'ana-laptop'], 'ana-laptop'],
    [[], undefined],
  ])('reads an option that may stand alone: %j', (words, host) => {
    const options = { ...COMMAND.options, host: { type: 'string', value: '[NAME]', says: 'who' } } as const;

    expect(readCommand({ ...COMMAND, options }, words).host).toBe(host);
  });

  it.each(['--help', '-h'])('prints the usage and exits with 0 for %s', (word) => {
    expect(() => readCommand(COMMAND, [word])).toThrow('ended with 0');
    expect(said.join('\n')).toBe(
      'Usage: npm run example -- [options]\n\nShows how a command is read.\n\n' +
        '  --port NUMBER  where it answers\n  --fresh        starts anew\n  --seed         any number',
    );
  });

  it.each([
    [['--frehs'], "Unknown option '--frehs'."],
    [['fresh'], "Unexpected argument 'fresh'."],
    [['--port'], "Option '--port <value>' argument missing."],
    [['--port', 'abc'], "Option '--port' must be a whole number of at most 65535."],
    [['--port', '70000'], "Option '--port' must be a whole number of at most 65535."],
    [['--seed', '9007199254740993'], "Option '--seed' must be a whole number of at most nine digits."],
    [['--port', '1', '--fresh', '--port=2'], "Option '--port' is given more than once."],
  ])('names the wrong argument, prints the usage and exits with 2: %j', (words, reason) => {
    expect(() => readCommand(COMMAND, words)).toThrow('ended with 2');
    expect(said.join('\n').split('\n\n', 2)).toEqual([reason, 'Usage: npm run example -- [options]']);
  });
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
// Commands that run Playwright print Playwright's own help, so they are left out.
const files = Object.values(scripts).flatMap(
  (script) => script.match(/(?<!playwright test -c )\b(?:scripts|contracts|bench)\/\S+\.ts\b/g) ?? [],
);

// Covers the commands behind `npm run try`, which print their own help.
const tried = [...readFileSync('scripts/try.ts', 'utf8').matchAll(/module: '(\S+\.ts)'/g)].map(
  ([, file = '']) => join('scripts', file),
);
const all = new Set([...files.filter((file) => file !== 'scripts/try.ts'), ...tried]);

it.each([...all])('the command %s supports --help', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\b(readCommand\(\{|verifyCommand\()/);
});
