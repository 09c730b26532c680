/**
 * Writes the sdk's generated files from openapi.yaml, or with `--check` tells whether they are fresh.
 *
 * Run as `node scripts/generate.ts [--check]`; exits 1 with one line when a file is stale. CARD-07.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAnswerKeys } from './contract/renderAnswerKeys.ts';
import { renderReplyShapes } from './contract/renderReplyShapes.ts';
import { renderSchema } from './contract/renderSchema.ts';
import { loadContract } from '../contracts/kit/loadContract.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const contractPath = `${root}openapi.yaml`;
const outputs = [
  { path: `${root}sdk/src/generated/schema.ts`, render: () => renderSchema(contractPath) },
  {
    path: `${root}sdk/src/generated/answerKeys.ts`,
    render: async () => renderAnswerKeys(await loadContract(contractPath)),
  },
  {
    path: `${root}sdk/src/generated/replyShapes.ts`,
    render: async () => renderReplyShapes(await loadContract(contractPath)),
  },
];

const check = process.argv.includes('--check');
const stale: string[] = [];
for (const { path, render } of outputs) {
  const fresh = await render();
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current === fresh) continue;
  stale.push(relative(root, path));
  if (check) continue;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, fresh);
}

if (check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. openapi.yaml has changed; run "npm run generate" and commit.`);
  process.exitCode = 1;
} else {
  console.log(stale.length > 0 && !check ? `Generated ${stale.join(', ')}.` : 'Generated files are fresh.');
}
