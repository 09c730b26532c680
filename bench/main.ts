import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../scripts/browser/findBrowser.ts';
import { launchArguments } from '../scripts/browser/launchArguments.ts';
import { buildPages, type Variant, VARIANTS } from './buildPages.ts';
import { countRenders } from './measure/countRenders.ts';
import { measurePage } from './measure/measurePage.ts';
import { renderDocument } from './report/renderDocument.ts';
import { type Measured, renderReport } from './report/renderReport.ts';

/** Form size → rounds. Large forms take longer and vary less. */
const ROUNDS: readonly (readonly [size: number, rounds: number])[] = [
  [60, 4],
  [240, 3],
  [960, 2],
];
const DOCUMENT = new URL('../docs/benchmark.md', import.meta.url);

/**
 * `npm run bench`: what our form costs beside one written by hand and one with react-hook-form.
 *
 * `npm run bench -- 1` makes one round of each size, for a first look.
 */
async function bench(): Promise<void> {
  const started = performance.now();
  const server = await buildPages();
  const [base] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: launchArguments(),
  });

  const most = Number(process.argv[2] ?? Infinity);
  const asked = ROUNDS.map(([size, rounds]) => [size, Math.min(rounds, most)] as const);
  const all: Measured[] = [];
  for (const [size, rounds] of asked) {
    const measured = await measureSize(
      browser,
      (variant) => `${base}${variant}.html?size=${size}`,
      size,
      rounds,
    );
    console.log(`\n${renderReport([measured])}`);
    all.push(measured);
  }

  const table = renderReport(all);
  const document = renderDocument({
    table,
    rounds: asked.map(([size, rounds]) => `${rounds} of ${size} questions`).join(', '),
    browser: browser.version(),
    seconds: (performance.now() - started) / 1000,
    date: new Date(),
  });
  await browser.close();
  await server.close();
  const style = await resolveConfig(fileURLToPath(DOCUMENT));
  writeFileSync(DOCUMENT, await format(document, { ...style, parser: 'markdown' }));
  console.log(`\n${table}\n\nWritten to docs/benchmark.md.`);
}

async function measureSize(
  browser: Browser,
  urlOf: (variant: Variant) => string,
  size: number,
  rounds: number,
): Promise<Measured> {
  const visits: Measured['visits'] = { floor: [], ours: [], peer: [] };
  const renders = {} as Record<Variant, Measured['renders'][Variant]>;
  for (const variant of VARIANTS) renders[variant] = await countRenders(browser, urlOf(variant), size);
  for (let round = 0; round < rounds; round += 1)
    for (const variant of VARIANTS) {
      process.stdout.write(`${size} questions, round ${round + 1} of ${rounds}: ${variant}   \r`);
      visits[variant] = [...visits[variant], await measurePage(browser, urlOf(variant), size)];
    }
  return { size, visits, renders };
}

await bench();
process.exit(0);
