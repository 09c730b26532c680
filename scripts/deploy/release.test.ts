import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRERENDERED_PATHS } from '../../src/routes/paths.ts';

const SCRIPT = fileURLToPath(new URL('../../docs/deploying/release.sh', import.meta.url));
const PAGES = ['/index', ...PRERENDERED_PATHS, '/maintenance'];
const DAY_S = 24 * 60 * 60;

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'admission-release-'));
});
afterEach(() => rm(home, { recursive: true }));

function release(...words: string[]) {
  const { status, stderr, stdout } = spawnSync(SCRIPT, words, {
    env: { ...process.env, ADMISSION_HOME: home },
    encoding: 'utf8',
  });
  return { status, said: (stderr + stdout).trim() };
}

async function build(name: string): Promise<string> {
  const dist = join(home, `dist-${name}`);
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const page of PAGES) await writeFile(join(dist, `${page}.html`), name);
  await writeFile(join(dist, `assets/${name}.js`), name);
  return dist;
}

const served = () => readFile(join(home, 'current/index.html'), 'utf8');
const pool = () => readdir(join(home, 'pool/assets'));

// The script is meant for a server and needs GNU cp and mv.
describe.runIf(process.platform === 'linux')('docs/deploying/release.sh', () => {
  it('switches to a new release and back, and keeps both releases’ files for pages that are still open', async () => {
    release('put', await build('one'), 'one');
    release('put', await build('two'), 'two');

    expect(release('use', 'one').said).toBe('Serving one. Before: none.');
    expect(await served()).toBe('one');
    expect(release('use', 'two').said).toBe('Serving two. Before: one.');
    expect(await served()).toBe('two');
    expect(release('use', 'one').said).toBe('Serving one. Before: two.');
    expect(await served()).toBe('one');
    expect((await pool()).sort()).toEqual(['one.js', 'two.js']);
  });

  it('deletes a release’s files a week after the release was last served', async () => {
    for (const name of ['one', 'two', 'three']) release('put', await build(name), name);
    release('use', 'one');
    release('use', 'two');
    const then = Date.now() / 1000 - 9 * DAY_S;
    for (const name of ['one', 'two']) await utimes(join(home, `pool/assets/${name}.js`), then, then);

    release('use', 'three');

    expect((await pool()).sort()).toEqual(['three.js', 'two.js']);
    expect(existsSync(join(home, 'releases/one/assets/one.js'))).toBe(true);
  });

  it.each<[string, (release: string) => Promise<unknown>]>([
    ['without assets', (folder) => rm(join(folder, 'assets'), { recursive: true })],
    ['that is gone', (folder) => rm(folder, { recursive: true })],
  ])('switches back from a release %s', async (_, damage) => {
    for (const name of ['good', 'bad']) release('put', await build(name), name);
    for (const name of ['good', 'bad']) release('use', name);
    await damage(join(home, 'releases/bad'));

    expect(release('use', 'good')).toMatchObject({
      status: 0,
      said: expect.stringContaining('Serving good. Before: bad.') as unknown,
    });
    expect(await served()).toBe('good');
  });

  it('switches back if files were copied over the link, and keeps those files', async () => {
    release('put', await build('good'), 'good');
    await rename(await build('copied'), join(home, 'current'));

    expect(release('use', 'good')).toMatchObject({ status: 0 });
    expect(await served()).toBe('good');
    expect((await pool()).sort()).toEqual(['copied.js', 'good.js']);
    expect(await readdir(join(home, 'releases'))).toContainEqual(expect.stringMatching(/^unnamed-\d+$/));
  });

  it('accepts a build only if it contains every file it refers to, and otherwise leaves nothing behind', async () => {
    const dist = await build('one');
    const later = join(dist, 'assets/later-AbCd_3-9.js');
    await writeFile(join(dist, 'assets/one.js'), "import('./later-AbCd_3-9.js')");

    expect(release('put', dist, 'one')).toMatchObject({
      status: 1,
      said: `${dist} is not a complete build (assets/later-AbCd_3-9.js is missing): copy dist/ again.`,
    });
    expect(readdirSync(home)).not.toContain('releases');
    await writeFile(later, 'export {};');
    expect(release('put', dist, 'one')).toEqual({
      status: 0,
      said: expect.stringMatching(
        /^Copied one \(10 files, .+\)\. Applicants see it after: release\.sh use one$/,
      ) as unknown,
    });
  });

  it('lists the releases, newest first, marks the one that is served, and keeps each one’s list of packages', async () => {
    expect(release('list')).toEqual({ status: 0, said: '' });
    for (const [name, day] of [
      ['one', 1],
      ['two', 2],
    ] as const) {
      const dist = await build(name);
      await writeFile(`${dist}.cdx.json`, `{"of":"${name}"}`);
      release('put', dist, name);
      const moment = new Date(2026, 10, day, 9);
      await utimes(join(home, 'releases', name), moment, moment);
    }
    release('use', 'one');

    expect(release('list')).toEqual({
      status: 0,
      said: '2026-11-02 09:00  two\n2026-11-01 09:00  one  (served)',
    });
    expect(await readFile(join(home, 'releases/two.cdx.json'), 'utf8')).toBe('{"of":"two"}');
    expect(release('use', 'three').said).toMatch(/Known: one\ntwo$/);
  });

  it('rejects a build without one of its pages', async () => {
    const dist = await build('one');
    for (const page of PAGES) {
      await rename(join(dist, `${page}.html`), join(dist, 'away'));
      expect(release('put', dist, 'one').said).toContain(`(${page.slice(1)}.html is missing)`);
      await rename(join(dist, 'away'), join(dist, `${page}.html`));
    }
  });

  it('rejects a name that would be written elsewhere or not be listed, and leaves nothing behind', async () => {
    const dist = await build('one');
    for (const name of ['', 'a/b', '../x', '.coming', '-n', 'a b', 'a\nb', 'x*', 'é', 'a.cdx.json'])
      expect(release('put', dist, name)).toEqual({
        status: 1,
        said: `'${name}' cannot name a release: use letters, digits, '.', '_' and '-', such as 2026-11-22.`,
      });
    expect(readdirSync(home)).toEqual(['dist-one']);
  });

  it('copies a build that a link leads to', async () => {
    await symlink(await build('one'), join(home, 'dist'));

    expect(release('put', join(home, 'dist'), 'one').status).toBe(0);
    await rm(join(home, 'dist-one'), { recursive: true });
    expect(release('use', 'one').status).toBe(0);
    expect(await served()).toBe('one');
  });

  it('does not mistake a clone of the sources for a build', () => {
    const clone = fileURLToPath(new URL('../../', import.meta.url));

    expect(release('put', clone, 'clone')).toMatchObject({
      status: 1,
      said: expect.stringContaining('is not a build') as unknown,
    });
    expect(readdirSync(home)).toEqual([]);
  });

  it('rejects anything that would break a release, with a one-line message', async () => {
    const dist = await build('one');
    release('put', dist, 'one');

    expect(release('put', dist, 'one')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/is there already/) as unknown,
    });
    expect(release('put', home, 'two')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/is not a build/) as unknown,
    });
    expect(release('use', 'three')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/Known: one$/) as unknown,
    });
    expect(release()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/^Use: release.sh put/) as unknown,
    });
  });
});
