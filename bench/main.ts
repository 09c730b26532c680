import { cpus, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { launchArguments } from '../scripts/browser/launchArguments.ts';
import { writeLastRun } from '../scripts/report/writeLastRun.ts';
import { buildPages, type Variant, VARIANTS } from './buildPages.ts';
import { CPU_SLOWDOWN, measurePage } from './measure/measurePage.ts';
import { type Measured, renderReport } from './renderReport.ts';

/** How often a form of some size is filled in. */
interface Rounds {
  readonly size: number;
  /** Ours and the floor. */
  readonly rounds: number;
  /** The peer, which takes longest and has no bound to keep. */
  readonly peerRounds: number;
}

/** As many as six minutes allow on a quiet machine. */
const ROUNDS: readonly Rounds[] = [
  { size: 60, rounds: 4, peerRounds: 2 },
  { size: 240, rounds: 3, peerRounds: 1 },
  { size: 960, rounds: 3, peerRounds: 1 },
];
const DOCUMENT = new URL('../docs/benchmark.md', import.meta.url);

async function bench(): Promise<void> {
  const values = readCommand({
    name: 'npm run bench --',
    does: 'Measures what our form costs beside one written by hand and one with react-hook-form.',
    options: {
      size: { type: 'string', value: 'NUMBER', says: 'one number of questions; nothing is written then' },
      rounds: { type: 'string', value: 'NUMBER', says: 'at most so many rounds; nothing is written then' },
    },
  });
  const most = Number(values.rounds ?? Infinity);
  const asked = ROUNDS.filter(({ size }) => !values.size || size === Number(values.size)).map((each) => ({
    size: each.size,
    rounds: Math.min(each.rounds, most),
    peerRounds: Math.min(each.peerRounds, most),
  }));

  const started = performance.now();
  const server = await buildPages();
  const [base] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: launchArguments(),
  });
  const all: Measured[] = [];
  for (const each of asked) {
    const urlOf = (variant: Variant) => `${base}${variant}.html?size=${each.size}`;
    const measured = await measureSize(browser, urlOf, each);
    console.log(`\n${renderReport([measured])}`);
    all.push(measured);
  }
  const version = browser.version();
  await browser.close();
  await server.close();
  if (values.size || values.rounds) return;

  const day = new Date().toISOString().slice(0, 10);
  const seconds = Math.round((performance.now() - started) / 1000);
  const rounds = asked
    .map(({ size, rounds: ours, peerRounds }) => `${ours} of ${size} questions, ${peerRounds} of the peer's`)
    .join('; ');
  const words = `On ${day}: ${cpus().length} cores (load ${loadavg()[0]?.toFixed(1)} at the end), Chromium ${version},
processor slowed ×${CPU_SLOWDOWN}, ${seconds} s. Rounds: ${rounds}.`;
  writeLastRun(DOCUMENT, `${words}\n\n${renderReport(all)}`);
  console.log('\nWritten to docs/benchmark.md.');
}

async function measureSize(
  browser: Browser,
  urlOf: (variant: Variant) => string,
  { size, rounds, peerRounds }: Rounds,
): Promise<Measured> {
  const visits: Measured['visits'] = { floor: [], ours: [], peer: [] };
  for (let round = 0; round < rounds; round += 1) {
    const turns = VARIANTS.filter((variant) => variant !== 'peer' || round < peerRounds);
    // Who is first changes, lest one always find the machine as the other left it.
    for (const variant of round % 2 === 0 ? turns : turns.toReversed()) {
      process.stdout.write(`${size} questions, round ${round + 1} of ${rounds}: ${variant}   \r`);
      visits[variant] = [...visits[variant], await measurePage(browser, urlOf(variant), size)];
    }
  }
  return { size, visits };
}

await bench();
process.exit(0);
