import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { TestProject } from 'vitest/node';
import { PROVIDER_STATES } from '../../provider-states/providerStates.ts';
import { renderProviderStates } from '../../provider-states/renderProviderStates.ts';
import type { StatedPact } from '../../provider-states/renderProviderStates.ts';
import { describeDrift } from './describeDrift.ts';
import { isWholeRun } from './isWholeRun.ts';
import type { Run } from './isWholeRun.ts';

const NAME = 'admission-web-admission-api.json';
const FOLDER = new URL('../../pacts/.tmp/', import.meta.url);
const ROOT = new URL('../../../', import.meta.url);
const PAGE = new URL('docs/contracts/provider-states.md', ROOT);
const COMMITTED = new URL(`../../pacts/${NAME}`, import.meta.url);

let project: TestProject;

/** Empties the folder the tests write to: Pact adds to a file that is there and would keep what is gone. */
export async function setup(given: TestProject): Promise<void> {
  project = given;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

/**
 * Compares what the tests wrote, and the page of provider states, with what is committed; a byte that differs fails.
 *
 * With `-u` both are written instead. A part of the tests writes a part of the pact, so then nothing is compared; nor
 * after a failure, which comes first. A skipped test fails: see `isWholeRun`.
 */
export async function teardown(): Promise<void> {
  if (!isWholeRun(await readRun())) return;
  const pact = await readFile(new URL(NAME, FOLDER), 'utf8');
  const known = await read(PAGE);
  const page = await format(renderProviderStates(known, PROVIDER_STATES, JSON.parse(pact) as StatedPact), {
    ...(await resolveConfig(fileURLToPath(PAGE))),
    parser: 'markdown',
  });

  await settle(COMMITTED, pact, describeDrift(pact, await read(COMMITTED)));
  await settle(PAGE, page, page === known ? [] : ['changed: what the states say']);
}

async function settle(file: URL, written: string, drift: string[]): Promise<void> {
  if (drift.length === 0) return;
  const name = fileURLToPath(file).replace(fileURLToPath(ROOT), '');
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    await writeFile(file, written);
    console.log(`${name} is written anew:\n  ${drift.join('\n  ')}`);
    return;
  }
  throw new Error(
    `${name} is not what the tests write. Look at it, then run \`npm run contracts:update\`.\n  ${drift.join('\n  ')}`,
  );
}

async function read(file: URL): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

async function readRun(): Promise<Run> {
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return {
    files: modules.length,
    allFiles: (await project.globTestFiles()).testFiles.length,
    hasNameFilter: project.vitest.config.testNamePattern !== undefined,
    tests: tests.map((test) => ({ fullName: test.fullName, state: test.result().state })),
  };
}
