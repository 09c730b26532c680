import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommand } from '../contracts/verify/readCommand.ts';
import type { Ability, Engine, Size } from './engines/Engine.ts';
import { ENGINES } from './engines/engines.ts';
import { ensureEngine } from './engines/ensureEngine.ts';
import { reachApplicants } from './engines/journeys/Applicants.ts';
import { application } from './engines/journeys/application.ts';
import { inactivity } from './engines/journeys/inactivity.ts';
import type { Journey } from './engines/journeys/Journey.ts';
import { names } from './engines/journeys/names.ts';
import { pageEvents } from './engines/journeys/pageEvents.ts';
import { Page } from './engines/Page.ts';
import { PLANTED_FAULTS } from './engines/plantedFaults.ts';
import { renderPage } from './engines/renderPage.ts';
import { renderTable } from './engines/renderTable.ts';
import type { Run } from './engines/renderTable.ts';
import { runJourney } from './engines/runJourney.ts';
import { startFront } from './engines/startFront.ts';
import type { ChangeReply } from './engines/startFront.ts';
import { startProduct } from './start/startProduct.ts';

const PAGE = new URL('../docs/engines.md', import.meta.url);
const JOURNEYS = [application, names, pageEvents, inactivity];

async function engines(): Promise<number> {
  const values = readCommand({
    name: 'npm run engines --',
    does: 'Walks the journeys in every engine that can be had here, and plants the faults each must notice. A whole run that holds is written to docs/engines.md.',
    options: {
      only: { type: 'string', value: 'a,b', says: `these engines: ${list(ENGINES)}` },
      size: { type: 'string', value: 'NAME', says: 'one size, such as desktop' },
      journey: { type: 'string', value: 'NAME', says: `one journey: ${list(JOURNEYS)}` },
      until: { type: 'string', value: 'STEP', says: 'ends each journey after this step, such as submit' },
      faults: { type: 'boolean', default: true, says: 'plants the faults; --no-faults leaves them out' },
    },
  });
  const chosen = ENGINES.filter(({ name }) => !values.only || values.only.split(',').includes(name));
  const journeys = JOURNEYS.filter(({ name }) => !values.journey || values.journey === name).map((journey) =>
    endAfter(journey, values.until),
  );
  if (chosen.length === 0 || journeys.length === 0) {
    console.error(`There are the engines ${list(ENGINES)} and the journeys ${list(JOURNEYS)}.`);
    return 1;
  }
  const here = chosen.filter((engine) => {
    const isHere = ensureEngine(engine);
    const { name, packages } = engine;
    if (!isHere)
      console.log(
        `Skipped: ${name}. It is not here, and Debian's ${packages.join(', ')} cannot be installed.`,
      );
    return isHere;
  });
  if (here.length === 0) return 0;

  const data = await mkdtemp(join(tmpdir(), 'admission-engines-'));
  const product = await startProduct({
    port: 0,
    data,
    production: true,
    sandbox: { conversionDelayMs: 250 },
  });
  try {
    const runs: Run[] = [];
    for (const engine of here)
      for (const size of engine.sizes.filter(({ name }) => !values.size || values.size === name))
        runs.push(...(await runAll(engine, size, journeys, product.url)));
    console.log(`\n${renderTable(runs)}\n`);

    const failed = runs.filter(({ results }) => results.some(({ outcome }) => outcome === 'failed'));
    const { noticed, missed } = await plantFaults(values.faults ? here : [], product.url);
    for (const { place, journey } of failed) console.log(`FAILED: ${place}, ${journey}`);
    for (const name of missed) console.log(`NOT NOTICED: ${name}`);
    if (failed.length + missed.length > 0) return 1;

    const isChosen = values.only ?? values.size ?? values.journey ?? values.until ?? !values.faults;
    if (!isChosen && here.length === ENGINES.length) await writeFile(PAGE, renderPage(runs, noticed));
    return 0;
  } finally {
    await product.close();
    await rm(data, { recursive: true, force: true });
  }
}

/** Leaves out what follows a step; the whole journey where it has no such step. */
function endAfter(journey: Journey, last: string | undefined): Journey {
  const at = journey.steps.findIndex(({ name }) => name === last);
  return at === -1 ? journey : { ...journey, steps: journey.steps.slice(0, at + 1) };
}

/** Runs the journeys one after the other in one browser, each from a clean start. */
async function runAll(
  engine: Engine,
  size: Size,
  journeys: readonly Journey[],
  product: string,
  change?: ChangeReply,
): Promise<Run[]> {
  const fitting = journeys.filter(({ sizes }) => sizes.includes(size.name));
  if (fitting.length === 0) return [];
  const front = await startFront(product, change);
  const browser = await engine.open(size);
  try {
    const can = (ability: Ability) => size.cannot[ability] === undefined;
    const page = new Page(browser.send, front.url, can);
    const runs: Run[] = [];
    for (const journey of fitting) {
      await browser.send('DeleteAllCookies').catch(() => undefined);
      const results = await runJourney(journey, engine, size, page, reachApplicants(product));
      runs.push({ journey: journey.name, place: `${engine.name} ${browser.version} ${size.name}`, results });
      const isWhole = results.every(({ outcome }) => outcome !== 'failed');
      if (!change)
        console.log(`${isWhole ? 'ok    ' : 'FAILED'} ${engine.name} ${size.name}, ${journey.name}`);
    }
    return runs;
  } finally {
    await browser.close();
    await front.close();
  }
}

/** Plants each fault, and tells where the journey ended on it, and which it went through all the same. */
async function plantFaults(
  here: readonly Engine[],
  product: string,
): Promise<{ noticed: string[]; missed: string[] }> {
  const noticed: string[] = [];
  const missed: string[] = [];
  for (const { name, engine: engineName, size: sizeName, change } of PLANTED_FAULTS) {
    const engine = here.find((each) => each.name === engineName);
    const size = engine?.sizes.find((each) => each.name === sizeName);
    if (!engine || !size) continue;
    const [run] = await runAll(engine, size, [application], product, change);
    const failed = run?.results.find(({ outcome }) => outcome === 'failed');
    if (failed) noticed.push(`${name}: ${engineName} fails at “${failed.step}”`);
    else missed.push(`${name}, in ${engineName}`);
  }
  for (const line of noticed) console.log(`ok     planted: ${line}`);
  return { noticed, missed };
}

function list(named: readonly { name: string }[]): string {
  return named.map(({ name }) => name).join(', ');
}

process.exitCode = await engines();
