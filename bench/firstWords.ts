import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { launchArguments } from '../scripts/browser/launchArguments.ts';
import { weighPages } from '../scripts/build/weighPages.ts';
import { buildWeb } from '../scripts/build/buildWeb.ts';
import { startWeb } from '../scripts/start/startWeb.ts';
import { takePort } from '../scripts/start/takePort.ts';
import { noteProof } from '../scripts/try/noteProof.ts';
import { buildPages } from './buildPages.ts';
import { measureInteractions } from './measure/measureInteractions.ts';
import { measureOpening, type Opening } from './measure/measureOpening.ts';
import { CPU_SLOWDOWN } from './measure/measurePage.ts';
import { type Network, NETWORK_NAMES, openSlowPhone } from './measure/openSlowPhone.ts';
import { startStudentBackend } from './measure/startStudentBackend.ts';
import { median } from './renderReport.ts';

/** The prerendered pages: the five cards and the form's first page. */
const PAGES = ['login', 'signup', 'confirm', 'forgot', 'reset', 'about'];
/** The subfolder of the measured build that holds the script-free copies. */
const STATIC = 'static';
const SLOWDOWN = 6;
/**
 * Rounds per median. The time until a page is interactive varies with the network, so `LIVE_ROUNDS` is
 * higher.
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

  const rows: string[] = ['| | static | ours | ratio |', '| --- | ---: | ---: | ---: |'];
  const compare = async (name: string, page: string, network: Network, isRepeat: boolean) => {
    const times: { ours: number[]; static: number[] } = { ours: [], static: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.static.push(await firstWords(browser, `${web.url}/${STATIC}/${page}.html`, network, isRepeat));
      times.ours.push(await firstWords(browser, `${web.url}/${page}`, network, isRepeat));
    }
    const [bare, ours] = [median(times.static), median(times.ours)];
    rows.push(
      `| ${name}, ${network}, /${page} | ${seconds(bare)} | ${seconds(ours)} | ×${(ours / bare).toFixed(2)} |`,
    );
  };
  for (const network of NETWORK_NAMES) {
    for (const page of PAGES) await compare('first words', page, network, false);
    const times: Record<'words' | 'letter', number[]> = { words: [], letter: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.words.push(await firstWords(browser, `${web.url}/${STATIC}/about.html`, network, false));
      times.letter.push(await firstLetter(browser, `${web.url}/about`, network));
    }
    const [words, letter] = [median(times.words), median(times.letter)];
    rows.push(
      `| first letter possible, compared with the static words, ${network}, /about | ${seconds(words)} | ${seconds(letter)} | ×${(letter / words).toFixed(2)} |`,
    );
  }
  for (const page of ['login', 'about']) await compare('repeat visit', page, 'slow 3G', true);
  for (const [page, weight] of Object.entries(weighPages(own)))
    rows.push(`| scripts (${page}), gz | | ${weight.toFixed(1)} kB | |`);
  for (const page of ['login', 'about'])
    rows.push(
      `| fonts, /${page} | | ${((await fontsOf(browser, `${web.url}/${page}`)) / 1000).toFixed(1)} kB | |`,
    );

  // The lower bound is a hand-written form with the same number of questions.
  const plain = await buildPages();
  const [floorUrl, ourUrl] = [`${plain.url}/floor.html?size=60`, `${web.url}/about`];
  for (const network of NETWORK_NAMES) {
    const times: Record<'floor' | 'ours' | 'student', number[]> = { floor: [], ours: [], student: [] };
    for (let round = 0; round < LIVE_ROUNDS; round += 1) {
      const open = async (url: string, isStudent = false) =>
        (await measureOpening(browser, url, { rate: 1, network, isStudent })).time;
      times.floor.push(await open(floorUrl));
      times.ours.push(await open(ourUrl));
      times.student.push(await open(ourUrl, true));
    }
    const [floor, ours, student] = [median(times.floor), median(times.ours), median(times.student)];
    const row = (name: string, base: number, time: number) =>
      rows.push(
        `| ${name}, ${network}, ×1 | ${seconds(base)} | ${seconds(time)} | ×${(time / base).toFixed(2)} |`,
      );
    row('time until live: first question of /about, compared with the hand-written form', floor, ours);
    row('a returning student’s own answers, compared with the visitor’s first question', ours, student);
  }
  const openings: { ours: Opening[]; floor: Opening[] } = { ours: [], floor: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    openings.floor.push(await measureOpening(browser, floorUrl, { rate: CPU_SLOWDOWN }));
    openings.ours.push(await measureOpening(browser, ourUrl, { rate: CPU_SLOWDOWN }));
  }
  await plain.close();
  const opening = (name: string, read: (each: Opening) => number, unit: string) => {
    const [floor, ours] = [median(openings.floor.map(read)), median(openings.ours.map(read))];
    rows.push(
      `| ${name} | ${floor.toFixed(1)} ${unit} | ${ours.toFixed(1)} ${unit} | ×${(ours / floor).toFixed(2)} |`,
    );
  };
  opening('first question of /about, ×4, compared with the hand-written form', ({ time }) => time, 'ms');
  opening('heap of /about, compared with the hand-written form', ({ heap }) => heap / 1e6, 'MB');

  const slowest = await measureInteractions(browser, `${web.url}/about`, SLOWDOWN);
  for (const [name, ms] of Object.entries(slowest))
    rows.push(`| fullest page, ×6, slowest: ${name} | | ${String(ms)} ms | |`);
  console.log(rows.join('\n'));
  noteProof('words', [`${cpus().length} cores (load ${loadavg()[0]?.toFixed(1)} at the end).`, '', ...rows]);

  await browser.close();
  await web.close();
  backend.close();
  rmSync(own, { recursive: true });
}

/** Writes copies of the pages with the same text and styles but no scripts. */
function writeStaticPages(build: string): void {
  mkdirSync(join(build, STATIC), { recursive: true });
  for (const page of PAGES) {
    const html = readFileSync(join(build, `${page}.html`), 'utf8');
    const bare = html
      .replaceAll(/<script\b[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<\/?template>/g, '')
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

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

await bench();
process.exit(0);
