import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseTenant } from './chooseTenant.ts';

afterEach(() => vi.unstubAllEnvs());

test('a build for an unknown tenant fails with a list of the known ones and no stack trace', async () => {
  const env = { ...process.env, TENANT: 'nowhere', NODE_ENV: 'production' };
  const folder = await mkdtemp(join(tmpdir(), 'admission-tenant-'));
  const build = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder], {
    env,
  });
  const [said] = await Promise.all([text(build.stderr), once(build, 'close')]);
  await rm(folder, { recursive: true });

  expect(build.exitCode).not.toBe(0);
  const sentence = /There is no tenant 'nowhere' in src\/tenant\/\. Known tenants: .*\btern-harbor\./;
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/^ +at |StartError:/m);
}, 30_000);

test('the tenant is Alder Valley when TENANT is missing or empty', () => {
  vi.stubEnv('TENANT', undefined);
  expect(chooseTenant().id).toBe('alder-valley');
  vi.stubEnv('TENANT', '');
  expect(chooseTenant().id).toBe('alder-valley');
});
