import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';

const FOLDER = new URL('../../pacts/.tmp/', import.meta.url);
const COMMITTED = new URL('../../pacts/admission-web-admission-api.json', import.meta.url);

let project: TestProject;

/**
 * Empties the folder the tests write to, because Pact appends to existing files and would keep removed interactions.
 */
export async function setup(given: TestProject): Promise<void> {
  project = given;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
}

/**
 * Compares the written pact with the committed one, byte by byte. `-u` replaces the committed one.
 * Skips the comparison after a failure or a partial run.
 */
export async function teardown(): Promise<void> {
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  const isPart = modules.length < (await project.globTestFiles()).testFiles.length;
  if (isPart || project.vitest.config.testNamePattern || modules.some((module) => !module.ok())) return;

  const written = await readFile(new URL('admission-web-admission-api.json', FOLDER), 'utf8');
  if (written === (await readFile(COMMITTED, 'utf8').catch(() => ''))) return;
  if (project.config.snapshotOptions.updateSnapshot !== 'all')
    throw new Error(
      'contracts/pacts/admission-web-admission-api.json differs from what the tests write. Run ' +
        '`npm run contracts:update` and review the difference; a skipped test writes no interaction.',
    );
  await writeFile(COMMITTED, written);
  console.log('contracts/pacts/admission-web-admission-api.json has been rewritten.');
}
