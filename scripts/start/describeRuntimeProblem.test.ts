import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { OLDEST_NODE, describeRuntimeProblem } from './describeRuntimeProblem.mjs';

const installed = { platform: 'linux', installed: 'yes' } as const;

describe('describeRuntimeProblem', () => {
  it('accepts the oldest supported Node and newer ones', () => {
    for (const version of [OLDEST_NODE, '24.18.1', '24.21.0', '25.0.0', 'v26.1.0']) {
      expect(describeRuntimeProblem({ ...installed, version })).toBeNull();
    }
  });

  it.each(['linux', 'darwin'])('rejects an older Node on %s with one line of advice', (platform) => {
    for (const version of ['18.20.0', '20.20.2', '24.17.9']) {
      const problem = describeRuntimeProblem({ platform, installed: 'yes', version });

      expect(problem).toContain(`this is ${version}`);
      expect(problem).toContain('npm ci');
      expect(problem).not.toContain('\n');
    }
  });

  it('asks users of other systems to install Node 24 themselves', () => {
    const problem = describeRuntimeProblem({ version: '20.1.0', platform: 'freebsd', installed: 'yes' });

    expect(problem).toContain('install Node 24');
  });

  it('suggests `npm ci` if nothing is installed, whatever the version', () => {
    const problem = describeRuntimeProblem({ version: '24.21.0', platform: 'linux', installed: 'no' });

    expect(problem).toBe('Not installed yet: run `npm ci` first, then this command again.');
  });

  it('suggests `npm ci --include=dev` if npm left out the development packages', () => {
    const problem = describeRuntimeProblem({ ...installed, installed: 'without tools', version: '24.21.0' });

    expect(problem).toContain('NODE_ENV=production');
    expect(problem).toContain('`npm ci --include=dev`');
    expect(problem).not.toContain('\n');
  });
});

it('commands do not inherit NODE_ENV=production', () => {
  const words = ['--import', './scripts/assert-runtime.mjs', '--print', 'process.env.NODE_ENV'];
  const env = { ...process.env, NODE_ENV: 'production' };

  expect(execFileSync(process.execPath, words, { env, encoding: 'utf8' })).toBe('undefined\n');
});
