import { execFileSync, spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { OLDEST_NODE, describeRuntimeProblem } from './describeRuntimeProblem.mjs';

const installed = 'yes' as const;

it.each([OLDEST_NODE, '24.18.1', '24.21.0', '25.0.0', 'v26.1.0'])('scripts run on Node %s', (version) => {
  expect(describeRuntimeProblem({ version, platform: 'linux', installed })).toBeNull();
});

it.each([
  ['an older Node', { version: '24.17.9', platform: 'darwin', installed }, /this is 24\.17\.9: .*npm ci/],
  ['an old Node on another system', { version: '20.1.0', platform: 'freebsd', installed }, /install Node 24/],
  [
    'missing packages',
    { version: '18.0.0', platform: 'linux', installed: 'no' },
    /^Not installed yet: run `npm ci`/,
  ],
  [
    'missing development packages',
    { version: '24.21.0', platform: 'linux', installed: 'without tools' },
    /NODE_ENV=production.*`npm ci --include=dev`/,
  ],
] as const)('scripts explain %s in one line', (_, runtime, message) => {
  const problem = describeRuntimeProblem(runtime);

  expect(problem).toMatch(message);
  expect(problem).not.toContain('\n');
});

it('commands do not inherit NODE_ENV=production', () => {
  const words = ['--import', './scripts/assert-runtime.mjs', '--print', 'process.env.NODE_ENV'];
  const env = { ...process.env, NODE_ENV: 'production' };

  expect(execFileSync(process.execPath, words, { env, encoding: 'utf8' })).toBe('undefined\n');
});

it.each([
  ['build', '--mod', "Unknown option '--mod'."],
  ['build', 'preview', "Unexpected argument 'preview'."],
  ['build', '--mode=prevew', "There is no mode 'prevew', only production and preview."],
  ['contracts:update', '--bogus', "Unknown option '--bogus'."],
])('`npm run %s -- %s` is answered in a sentence', (name, option, sentence) => {
  const { status, stderr } = spawnSync('npm', ['run', '-s', name, '--', option], { encoding: 'utf8' });

  expect([status, stderr.split('\n')[0]]).toEqual([2, sentence]);
});
