import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { describeDrift } from './describeDrift.ts';

const NAME = 'admission-web-admission-api.json';
const FOLDER = new URL('../../pacts/.tmp/', import.meta.url);
const COMMITTED = new URL(`../../pacts/${NAME}`, import.meta.url);

let project: TestProject;

/** Empties the folder the tests write to: Pact adds to a file that is there and would keep what is gone. */
export async function setup(given: TestProject): Promise<void> {
  project = given;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

/**
 * Compares what the tests wrote with the committed pact and fails when a byte differs; `-u` commits it instead.
 *
 * A part of the tests writes a part of the pact, so then nothing is compared; nor after a failure, which comes first.
 */
export async function teardown(): Promise<void> {
  if (!(await isWholeRun())) return;
  const written = await readFile(new URL(NAME, FOLDER), 'utf8');
  const committed = await readFile(COMMITTED, 'utf8').catch(() => '');
  const drift = describeDrift(written, committed);
  if (drift.length === 0) return;

  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    await writeFile(COMMITTED, written);
    console.log(`${fileURLToPath(COMMITTED)} is written anew:\n  ${drift.join('\n  ')}`);
    return;
  }
  throw new Error(
    `contracts/pacts/${NAME} is not what the tests write. ` +
      `Look at it, then run \`npm run contracts:update\`.\n  ${drift.join('\n  ')}`,
  );
}

async function isWholeRun(): Promise<boolean> {
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  const { testFiles } = await project.globTestFiles();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return modules.length === testFiles.length && tests.every((test) => test.result().state === 'passed');
}
