import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CARD_PATHS } from '../../src/routes/paths.ts';
import { buildWeb } from './buildWeb.ts';
import { findOverweight } from './weighPages.ts';

let folder = '';
let files: string[] = [];
const read = (name: string) => readFile(join(folder, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admission-build-test-'));
  // Vitest sets VITE_ENVIRONMENT for development, which the production build must not inherit.
  vi.stubEnv('VITE_ENVIRONMENT', undefined);
  await buildWeb(folder);
  vi.unstubAllEnvs();
  files = await readdir(folder, { recursive: true });
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the production build', () => {
  it('contains compressed copies of all text files, but not of fonts', async () => {
    const texts = files.filter((name) => /\.(js|css|svg|html|txt)$/.test(name));
    expect(texts.length).toBeGreaterThan(10);
    for (const name of texts) {
      const text = await read(name);
      expect(brotliDecompressSync(await read(`${name}.br`)).equals(text), name).toBe(true);
      expect(gunzipSync(await read(`${name}.gz`)).equals(text), name).toBe(true);
    }
    expect(files.filter((name) => /woff2\./.test(name))).toEqual([]);
  });

  it('contains the licence texts of its scripts and fonts', async () => {
    const notices = (await read('notices.txt')).toString();

    expect(notices).toMatch(/^## react - [\d.]+ \(MIT\)\n\nMIT License\n\nCopyright/m);
    expect(notices).toMatch(/^## exenv - [\d.]+ \(BSD-3-Clause\)\n\nBSD License\n/m);
    expect(notices).toMatch(/^## i18n-iso-countries - [\d.]+ \(MIT\)$/m);
    for (const font of ['atkinson-hyperlegible-next', 'bricolage-grotesque'])
      expect(notices).toMatch(
        new RegExp(`^## @fontsource-variable/${font} - .*OFL[\\s\\S]*SIL OPEN FONT LICENSE`, 'm'),
      );
  });

  it('contains a maintenance page in the tenant’s design, with contact details and without scripts', async () => {
    const page = (await read('maintenance.html')).toString();

    expect(page).toContain('<h1>We’ll be back soon</h1>');
    expect(page).toContain('Alder Valley University');
    expect(page).toContain('href="tel:+18145550142"');
    expect(page).toMatch(/<link rel="stylesheet"[^>]* href="\/assets\/[^"]+\.css">/);
    expect(page).not.toMatch(/<script|modulepreload|style=/);
  });

  it('contains neither the contract’s examples nor the checks and switches used in development · TRAP-36, TRAP-65, VAL-33, ERR-22…25', async () => {
    const scripts = await Promise.all(files.filter((name) => name.endsWith('.js')).map(read));
    expect(scripts.length).toBeGreaterThan(5);
    const text = Buffer.concat(scripts).toString();

    for (const word of [
      /ready_not_validated/,
      /MISSING CONFIGURATION/,
      /extra keys in it/,
      /is not in the tenant data model/,
      /does not correlate to a page/,
      /is on more than one page/,
      /["'`]Prefer["'`]|Prefer:/,
    ])
      expect(text.search(word), String(word)).toBe(-1);
  });

  it('loads dialogs and toasts with one script', () => {
    const overlays = files.filter((name) =>
      /assets\/(overlays|ModalDialog|toasts|footer)[^/]*\.js$/.test(name),
    );
    expect(overlays).toEqual([expect.stringMatching(/overlays-/)]);
  });

  it('keeps every page within its script budget, and an import planted in the login page is found to exceed it', async () => {
    expect(findOverweight(folder)).toEqual([]);

    const planted = await mkdtemp(join(tmpdir(), 'admission-planted-'));
    await cp(folder, planted, { recursive: true });
    const lists = files.find((name) => /assets\/lists\.chunk-.*\.js$/.test(name)) ?? '';
    const login = (await read('login.html')).toString();
    await writeFile(
      join(planted, 'login.html'),
      login.replace('</head>', `<link rel="modulepreload" href="/${lists}"></head>`),
    );
    expect(findOverweight(planted)).toEqual([expect.stringMatching(/^login\.html: 1\d\d/)]);
    await rm(planted, { recursive: true });
  });

  it.each(CARD_PATHS)('prerenders %s as a page that cannot be submitted without scripts', async (path) => {
    const page = (await read(`${path.slice(1)}.html`)).toString();

    expect(page).toMatch(new RegExp(`<div id="root" data-waiting="${path}">.*<h1>.+</h1>.*<label`));
    expect(page).toMatch(/<title>[^·<]+ · Alder Valley University<\/title>/);
    expect(page.replace(/<meta name/g, '')).not.toMatch(
      / name=| action=|<script(?! (src|type="module"))| style=/,
    );
    // The early script records clicks, so it must come before the style sheets.
    expect(page.indexOf('/assets/early-')).toBeLessThan(page.indexOf('stylesheet'));
  });

  it('prerenders the first page of the form, on which only fields that need no script can be used · PROD-10', async () => {
    const page = (await read('about.html')).toString();
    const inputs = [...page.matchAll(/<input ([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const idsOf = (isLate: boolean) =>
      inputs
        .filter((attributes) => attributes.includes(' readonly=') === isLate)
        .map((attributes) => / id="(.*?)"/.exec(attributes)?.[1]);

    expect(page).toMatch(
      /<div id="root" data-waiting="\/about" data-day="\d{4}-\d\d-\d\d"><template>.*<h1[^>]*>About You/,
    );
    expect(idsOf(false)).toEqual(
      expect.arrayContaining(['first_name', 'ethnicity_asian_ind', 'home_city', 'first_gen_ind-yes']),
    );
    expect(idsOf(true)).toEqual(
      expect.arrayContaining(['birth_date', 'other_name_ind-yes', 'phone_mobile', 'home_address_line_1']),
    );
    // Everyone else sees the form's frame.
    expect(page).toMatch(/<div data-frame><div[^>]*><header.*role="status"/);
    expect(page).not.toMatch(/modulepreload[^>]*cards\.chunk/);
  });

  it('lets search engines index pages, but not backend calls', async () => {
    expect((await read('robots.txt')).toString()).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  });

  it('prerenders the form’s frame and a spinner for every other page · ROUTE-12', async () => {
    const page = (await read('index.html')).toString();

    expect(page).toMatch(
      /<div id="root" data-waiting=""><div[^>]*><header.*Alder Valley University.*role="status"/,
    );
    expect(page).toContain('call us at <a href="tel:+18145550142">(814) 555-0142</a>');
  });
});
