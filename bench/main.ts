import { cpus, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { launchArguments } from '../scripts/browser/launchArguments.ts';
import { noteProof } from '../scripts/try/noteProof.ts';
import { buildPages, type Variant, VARIANTS } from './buildPages.ts';
import { CPU_SLOWDOWN, measurePage } from './measure/measurePage.ts';
import { type Measured, MISSED, renderReport } from './renderReport.ts';

/** How many times a form of each size is filled in. */
const ROUNDS = [
  { size: 60, rounds: 8 },
  { size: 240, rounds: 4 },
  { size: 960, rounds: 3 },
];

async function bench(): Promise<void> {
  const values = readCommand({
    name: 'npm run try -- bench',
    does: 'Measures the cost of our form, compared with a hand-written one.',
    options: {
      size: {
        type: 'string',
        value: 'NUMBER',
        says: 'measures only a form with this many questions, and does not write to docs/proof.md',
      },
    },
  });
  const started = performance.now();
  const server = await buildPages();
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: launchArguments(),
  });
  const all: Measured[] = [];
  for (const { size, rounds } of ROUNDS.filter(({ size }) => !values.size || size === Number(values.size))) {
    const urlOf = (variant: Variant) => `${server.url}/${variant}.html?size=${size}`;
    const measured = await measureSize(browser, urlOf, size, rounds);
    console.log(`\n${renderReport([measured])}`);
    all.push(measured);
  }
  const version = browser.version();
  await browser.close();
  await server.close();
  if (values.size) return;

  const seconds = Math.round((performance.now() - started) / 1000);
  const rounds = ROUNDS.map(({ size, rounds: each }) => `${each} of ${size} questions`).join('; ');
  const words = `${cpus().length} cores (load ${loadavg()[0]?.toFixed(1)} at the end), Chromium ${version},
processor slowed ×${CPU_SLOWDOWN}, ${seconds} s. Rounds: ${rounds}.`;
  const report = renderReport(all);
  const missed = report.split(MISSED).length - 1;
  const figure = missed === 0 ? 'every bound kept' : `${missed} bounds missed`;
  if (missed > 0) process.exitCode = 1;
  noteProof('bench', figure, [words, '', report]);
}

async function measureSize(
  browser: Browser,
  urlOf: (variant: Variant) => string,
  size: number,
  rounds: number,
): Promise<Measured> {
  const visits: Measured['visits'] = { floor: [], ours: [] };
  for (let round = 0; round < rounds; round += 1) {
    // Alternates the order, so that neither variant always runs second.
    for (const variant of round % 2 === 0 ? VARIANTS : VARIANTS.toReversed()) {
      process.stdout.write(`${size} questions, round ${round + 1} of ${rounds}: ${variant}   \r`);
      visits[variant] = [...visits[variant], await measurePage(browser, urlOf(variant), size)];
    }
  }
  return { size, visits };
}

await bench();
process.exit(0);
