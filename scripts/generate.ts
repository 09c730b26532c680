import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../contracts/kit/readCommand.ts';
import { loadContract } from '../contracts/kit/loadContract.ts';
import { findLostQuotes } from './conformance/findLostQuotes.ts';
import { readTitles } from './conformance/readTitles.ts';
import { renderAcr } from './conformance/renderAcr.ts';
import { findShown, renderWcag } from './conformance/renderWcag.ts';
import { renderAnswerKeys } from './generate/renderAnswerKeys.ts';
import { renderExamples } from './generate/renderExamples.ts';
import { renderReplyShapes } from './generate/renderReplyShapes.ts';
import { renderSchema } from './generate/renderSchema.ts';
import { describeMoved, formatVectors, readVectors, renderVectors } from './generate/renderVectors.ts';
import { StartError } from './start/StartError.ts';
import { cruiseProduct, drawRooms } from './check/cruiseRooms.ts';
import { completeExample } from './generate/completeExample.ts';
import { findUnknownKeys } from './generate/findUnknownKeys.ts';
import { raiseVersion } from './generate/raiseVersion.ts';
import { renderCountries } from './generate/renderCountries.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OPENAPI = 'openapi.yaml';
const CHANGELOG = 'contracts/released/CHANGELOG.md';
const RELEASED = `${ROOT}contracts/released/openapi.yaml`;

const { check: isCheck } = readCommand({
  name: 'npm run generate --',
  does: "Generates the sdk's types, lists and examples, the version, the country names, the vectors, the accessibility report and the diagram of the rooms from openapi.yaml, the form and the tests’ titles.",
  options: { check: { type: 'boolean', says: 'writes nothing, and exits with 1 if a file is out of date' } },
});
const stale = new Set<string>();

const read = (path: string) => readFile(ROOT + path, 'utf8').catch(() => '');

const readContract = () =>
  loadContract(ROOT + OPENAPI).catch((error: unknown) => {
    throw new StartError(`${OPENAPI} cannot be read. ${(error as Error).message}`);
  });

/** Writes a file if its contents differ; with `--check`, only records it as out of date. */
async function write(path: string, fresh: string): Promise<void> {
  if ((await read(path)) === fresh) return;
  stale.add(path);
  if (!isCheck) await writeFile(ROOT + path, fresh);
}

// A mistake in openapi.yaml is reported without a stack, before anything is written.
process.once('uncaughtException', (error) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
renderReplyShapes(await readContract());

const raised = raiseVersion(await loadContract(RELEASED), {
  openapi: await read(OPENAPI),
  changelog: await read(CHANGELOG),
});
await write(OPENAPI, raised.openapi);
await write(CHANGELOG, raised.changelog);

const contract = await readContract();
await write('sdk/src/generated/schema.ts', await renderSchema(await read(OPENAPI)));
await write('sdk/src/generated/answerKeys.ts', renderAnswerKeys(contract));
await write('sdk/src/generated/replyShapes.ts', renderReplyShapes(contract));
for (const manifest of ['sdk/package.json', 'contracts/package.json']) {
  const text = await read(manifest);
  const version = contract.info?.version ?? '';
  await write(
    manifest,
    text.replace(/("version": ")[^"]*/, (_, head: string) => head + version),
  );
}

await write('src/form/generated/countryNames.ts', renderCountries());

// Imported only now, because the form reads generated files.
const { form } = await import('../src/form/form.ts');
const unknown = findUnknownKeys(form, contract);
// An answer that the contract lacks must not come back through its example.
if (unknown.length === 0) await write(OPENAPI, completeExample(await read(OPENAPI), form));
const vectors = await readVectors((file) => read(`contracts/vectors/${file}.json`));
const moved: string[] = [];
for (const [file, list] of Object.entries(renderVectors(form, vectors))) {
  moved.push(...describeMoved(file, vectors[file] ?? [], list));
  await write(`contracts/vectors/${file}.json`, formatVectors(list));
}
await write('sdk/src/generated/examples.ts', renderExamples(await loadContract(ROOT + OPENAPI)));

const titles = readTitles(ROOT);
const { shown, faults } = findShown(titles);
faults.push(...findLostQuotes(await read('docs/conformance/asvs.md'), titles, await read(OPENAPI)));
await write('docs/conformance/wcag.md', renderWcag(shown));
await write('docs/conformance/wcag.yaml', renderAcr(shown, contract.info ?? {}));

// Last, because the diagram depends on the generated files. With `--check`, the check "rooms" compares the
// diagram instead.
if (!isCheck) await write('docs/rooms.md', await drawRooms(await cruiseProduct()));

if (moved.length > 0) console.log(`Vectors that backends share:\n${moved.join('\n')}`);

if (unknown.length + faults.length > 0) {
  console.error([...unknown, ...faults].join('\n'));
  process.exitCode = 1;
} else if (isCheck && stale.size > 0) {
  console.error(
    `Out of date: ${[...stale].join(', ')}. openapi.yaml, the form or a test’s title has changed: run "npm run generate" and commit.`,
  );
  process.exitCode = 1;
} else {
  console.log(stale.size > 0 ? `Generated ${[...stale].join(', ')}.` : 'The generated files are up to date.');
}
