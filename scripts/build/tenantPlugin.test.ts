import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { buildWeb } from './buildWeb.ts';
import { chooseTenant } from './chooseTenant.ts';

afterEach(() => vi.unstubAllEnvs());

test('a build for another university contains only its own name, logo, colours, dates, contact details and notices', async () => {
  vi.stubEnv('TENANT', 'tern-harbor');
  const folder = await mkdtemp(join(tmpdir(), 'admission-tenant-'));
  try {
    await buildWeb(folder);
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    const script = await readAll(folder, '.js');
    const styles = await readAll(folder, '.css');
    const icon = await readAll(folder, '.svg');

    expect(page).toContain('<title>Loading · Tern Harbor University</title>');
    expect(page).toContain('content="Apply to Tern Harbor University."');
    for (const text of [
      'Tern Harbor University',
      "You've started your application to Tern Harbor University.",
      'early application deadline',
      '2026-11-30',
      'A decision within three weeks',
      'admission@ternharbor.example.edu',
      'tel:+12075550163',
      'M10 26q11-9 22 4 11-13 22-4',
      'Two cookies keep you signed in while you apply',
      'No. Applying to Tern Harbor is free',
      'my schools may send my records to ',
      'Name of a sibling who attended ',
    ])
      expect(script.includes(text), text).toBe(true);
    expect(styles).toMatch(/--color-primary-main:\s*#38379a/);
    expect(styles).toMatch(/--severity-success-main:\s*#1b6a50/);
    expect(icon).toContain('#38379a');

    const everything = [page, script, styles, icon].join('\n');
    const ours = [
      /alder/i,
      /2024-10-15/,
      /8145550142/,
      /16999/,
      /#0e5c69/i,
      /#7f3a5a/i,
      /within two weeks/,
      /M32 24\.5V60/,
      /not use them for advertising/,
      /no application fee and no essay/,
    ];
    expect(ours.filter((pattern) => pattern.test(everything))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);

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

async function readAll(folder: string, ending: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  expect(files, `files ending in ${ending}`).not.toEqual([]);
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
