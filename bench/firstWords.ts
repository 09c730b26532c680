import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { launchArguments } from '../scripts/browser/launchArguments.ts';
import { weighPages } from '../scripts/build/weighPages.ts';
import { buildWeb } from '../scripts/build/buildWeb.ts';
import { startWeb } from '../scripts/start/startWeb.ts';
import { takePort } from '../scripts/start/takePort.ts';
import { noteProof } from '../scripts/try/noteProof.ts';
import { buildPages } from './buildPages.ts';
import { measureInteractions } from './measure/measureInteractions.ts';
import { measureOpening } from './measure/measureOpening.ts';
import { CPU_SLOWDOWN } from './measure/measurePage.ts';
import { type Network, NETWORK_NAMES, openSlowPhone } from './measure/openSlowPhone.ts';
import { startStudentBackend } from './measure/startStudentBackend.ts';
import { median } from './renderReport.ts';
import { findExceeded, type Measured } from './wordsBounds.ts';

/** The prerendered pages: the five cards and the form's first page. */
const PAGES = ['login', 'signup', 'confirm', 'forgot', 'reset', 'about'];
/** The subfolder of the measured build that holds the script-free copies. */
const STATIC = 'static';
const SLOWDOWN = 6;
/**
 * Rounds per median. The time until a page is interactive varies with the network, and two addresses of one page differ
 * by a frame at most, so `LIVE_ROUNDS` is higher.
 */
const ROUNDS = 3;
const LIVE_ROUNDS = 7;

async function bench(): Promise<void> {
  readCommand({
    name: 'npm run try -- words',
    does: 'Measures how soon pages appear and respond on an emulated slow phone, compared with the same pages without scripts, and how large their scripts and fonts are.',
  });
  const own = mkdtempSync(join(tmpdir(), 'admission-words-'));
  await buildWeb(own);
  writeStaticPages(own);
  const backendPort = await takePort(0);
  const backend = startStudentBackend(backendPort);
  const port = await takePort(0);
  const web = await startWeb({ port, backend: `http://127.0.0.1:${String(backendPort)}`, build: own });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: launchArguments(),
  });

  const measured: Measured[] = [];
  const rows: string[] = ['| | static | ours | ratio |', '| --- | ---: | ---: | ---: |'];
  /** Measures both in turn, and adds a row with the medians and their ratio. */
  const compare = async (
    name: string,
    rounds: number,
    measures: { base: () => Promise<number>; ours: () => Promise<number> },
    show: (value: number) => string = (ms) => `${(ms / 1000).toFixed(2)} s`,
  ) => {
    const values: { base: number[]; ours: number[] } = { base: [], ours: [] };
    for (let round = 0; round < rounds; round += 1) {
      values.base.push(await measures.base());
      values.ours.push(await measures.ours());
    }
    const [base, ours] = [median(values.base), median(values.ours)];
    measured.push({ name, ratio: ours / base, value: ours });
    rows.push(`| ${name} | ${show(base)} | ${show(ours)} | ×${(ours / base).toFixed(2)} |`);
  };
  const staticWords = (page: string, network: Network, isRepeat = false) =>
    firstWords(browser, `${web.url}/${STATIC}/${page}.html`, network, isRepeat);
  const compareWords = (name: string, page: string, network: Network, isRepeat = false) =>
    compare(`${name}, ${network}, /${page}`, ROUNDS, {
      base: () => staticWords(page, network, isRepeat),
      ours: () => firstWords(browser, `${web.url}/${page}`, network, isRepeat),
    });
  for (const network of NETWORK_NAMES) {
    for (const page of PAGES) await compareWords('first words', page, network);
    await compare(`first words of /, compared with /about, ${network}`, LIVE_ROUNDS, {
      base: () => firstWords(browser, `${web.url}/about`, network, false),
      ours: () => firstWords(browser, web.url, network, false),
    });
    await compare(`first letter possible, compared with the static words, ${network}, /about`, ROUNDS, {
      base: () => staticWords('about', network),
      ours: () => firstLetter(browser, `${web.url}/about`, network),
    });
  }
  for (const page of ['login', 'about']) await compareWords('repeat visit', page, 'slow 3G', true);
  for (const [page, weight] of Object.entries(weighPages(own)))
    rows.push(`| scripts (${page}), gz | | ${weight.toFixed(1)} kB | |`);
  for (const page of ['login', 'about']) {
    const value = await fontsOf(browser, `${web.url}/${page}`);
    measured.push({ name: `fonts, /${page}`, value });
    rows.push(`| fonts, /${page} | | ${(value / 1000).toFixed(1)} kB | |`);
  }

  // The lower bound is a hand-written form with the same number of questions.
  const plain = await buildPages();
  const [floorUrl, ourUrl] = [`${plain.url}/floor.html?size=60`, `${web.url}/about`];
  for (const network of NETWORK_NAMES) {
    const open = async (url: string, isStudent = false) =>
      (await measureOpening(browser, url, { rate: 1, network, isStudent })).time;
    await compare(
      `time until live: first question of /about, compared with the hand-written form, ${network}, ×1`,
      LIVE_ROUNDS,
      { base: () => open(floorUrl), ours: () => open(ourUrl) },
    );
    await compare(
      `a returning student’s own answers, compared with the visitor’s first question, ${network}, ×1`,
      LIVE_ROUNDS,
      { base: () => open(ourUrl), ours: () => open(ourUrl, true) },
    );
  }
  const open = (url: string) => measureOpening(browser, url, { rate: CPU_SLOWDOWN });
  await compare(
    'first question of /about, ×4, compared with the hand-written form',
    ROUNDS,
    { base: async () => (await open(floorUrl)).time, ours: async () => (await open(ourUrl)).time },
    (ms) => `${ms.toFixed(1)} ms`,
  );
  await compare(
    'heap of /about, compared with the hand-written form',
    ROUNDS,
    { base: async () => (await open(floorUrl)).heap, ours: async () => (await open(ourUrl)).heap },
    (bytes) => `${(bytes / 1e6).toFixed(1)} MB`,
  );
  await plain.close();

  const runs: Readonly<Record<string, number>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    runs.push(await measureInteractions(browser, web.url, SLOWDOWN));
  for (const action of Object.keys(runs[0] ?? {})) {
    const name = `×6, slowest: ${action}`;
    const value = median(runs.map((run) => run[action] ?? Number.NaN));
    measured.push({ name, value });
    rows.push(`| ${name} | | ${String(value)} ms | |`);
  }
  const exceeded = findExceeded(measured);
  const over = exceeded.map((line) => `- Over its bound: ${line}`);
  console.log([...rows, ...over].join('\n'));
  const figure =
    exceeded.length === 0 ? 'every bound kept' : `${String(exceeded.length)} figures over their bounds`;
  const machine = `${cpus().length} cores (load ${loadavg()[0]?.toFixed(1)} at the end).`;
  if (exceeded.length > 0) process.exitCode = 1;
  noteProof('words', figure, [machine, '', ...rows, '', ...over]);

  await browser.close();
  await web.close();
  backend.close();
  rmSync(own, { recursive: true });
}

/** Writes copies of the pages with the same text but no scripts, and with the styles in their file. */
function writeStaticPages(build: string): void {
  mkdirSync(join(build, STATIC), { recursive: true });
  for (const page of PAGES) {
    const html = readFileSync(join(build, `${page}.html`), 'utf8');
    const bare = html
      .replaceAll(
        /<script\b[^>]*><\/script>|<link rel="(modulepreload|preload" as="script)"[^>]*>|<\/?template>/g,
        '',
      )
      .replace(/<meta http-equiv[^>]*>/, '')
      .replace(/<style.*<\/style>\s*<noscript>(.*?)<\/noscript>/s, '$1')
      .replace(/<div data-frame>.*(?=<div id="root")/, '');
    writeFileSync(join(build, STATIC, `${page}.html`), bare);
  }
}

/**
 * Measures the time from navigation to the first painted text, with a cold cache or one filled by an earlier
 * visit.
 */
async function firstWords(
  browser: Browser,
  url: string,
  network: Network,
  isRepeat: boolean,
): Promise<number> {
  const { context, page, slowDown } = await openSlowPhone(browser, SLOWDOWN);
  if (isRepeat) {
    const before = await context.newPage();
    await before.goto(url, { waitUntil: 'networkidle' });
    await before.close();
  }
  await slowDown(network);
  await page.goto(url, { waitUntil: 'commit' });
  const read = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const time = await (await page.waitForFunction(read)).jsonValue();
  await context.close();
  return time ?? NaN;
}

/** Measures the time from navigation until a letter can be typed into the first question, with a cold cache. */
async function firstLetter(browser: Browser, url: string, network: Network): Promise<number> {
  const { context, page, slowDown } = await openSlowPhone(browser, SLOWDOWN);
  await slowDown(network);
  await page.goto(url, { waitUntil: 'commit' });
  const type = () => {
    const question = document.querySelector<HTMLInputElement>('.app-field input:not([readonly])');
    if (!question || performance.getEntriesByName('first-contentful-paint').length === 0) return 0;
    question.focus();
    // Types as a key does; `value` would change a field that cannot be typed in, too.
    const insert: { execCommand?: (command: string, hasUi: boolean, text: string) => boolean } = document;
    insert.execCommand?.('insertText', false, 'x');
    return question.value === 'x' && performance.now();
  };
  const time = await (await page.waitForFunction(type, null, { polling: 'raf' })).jsonValue();
  await context.close();
  return Number(time);
}

/** Returns the total size of the fonts that a page loads, in bytes. */
async function fontsOf(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openSlowPhone(browser, 1);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const sizes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

await bench();
process.exit(0);
