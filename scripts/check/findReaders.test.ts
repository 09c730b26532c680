import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findReaders, indexReaders } from './findReaders.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const index = indexReaders(ROOT);
const readersOf = (...changed: string[]) =>
  findReaders(
    ROOT,
    changed.map((file) => join(ROOT, file)),
    index,
  ).map((file) => relative(ROOT, file));

it.each([
  ['openapi.yaml', 'contracts/kit/loadContract.ts'],
  ['contracts/pacts/admission-web-admission-api.json', 'contracts/verify/Pact.ts'],
  ['contracts/released/CHANGELOG.md', 'contracts/verify/readChanges.ts'],
  ['docs/adding-a-question.md', 'scripts/generate/recipes.test.ts'],
  ['docs/deploying/README.md', 'scripts/deploy/serverRules.test.ts'],
  ['docs/deploying/release.sh', 'scripts/deploy/release.test.ts'],
  ['planted/simulation.json', 'scripts/check/readPlanted.ts'],
  ['sandbox/data/company.json', 'sandbox/lookup/findLookup.ts'],
  ['scripts/mock.ts', 'contracts/verify/readCommand.test.ts'],
  ['bench/main.ts', 'contracts/verify/readCommand.test.ts'],
])('a change of %s selects the tests of its reader %s', (file, reader) => {
  expect(readersOf(file)).toContain(reader);
});

it('a change to a file with a planted fault selects the test for planted faults', () => {
  expect(readersOf('src/core/run/answers/FormStore.ts')).toContain('scripts/check/readPlanted.ts');
});

it('a deleted file selects the tests of its readers', () => {
  expect(readersOf('planted/gone.json')).toContain('scripts/check/readPlanted.ts');
});

it('a file that is only named in a comment, an import or a list of names is not read', () => {
  expect(readersOf('openapi.yaml')).not.toContain('src/core/kinds/builders.ts');
  expect(readersOf('src/core/dates/toIsoDate.ts')).not.toContain('src/app/main.tsx');
  expect(readersOf('contracts/gone.txt')).not.toContain('scripts/check/legs.ts');
});

it('nothing is selected if nothing has changed', () => {
  expect(readersOf()).toEqual([]);
});
