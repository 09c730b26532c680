import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { checkContract } from '../../contracts/rules/checkContract.ts';
import { checkRelease } from '../../contracts/rules/checkRelease.ts';
import { checkSentences } from '../../contracts/rules/checkSentences.ts';
import { readPlanted } from './readPlanted.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(ROOT + path, 'utf8');

// Checks openapi.yaml against our own rules and against docs/contracts/sentences.md, and its version against its changes.
const current = await loadContract();
const released = await loadContract(`${ROOT}contracts/released/openapi.yaml`);
const planted = readPlanted(ROOT).map(({ name }) => name);
const findings = [
  ...checkContract(current),
  ...checkSentences(current, read('docs/contracts/sentences.md'), planted),
  ...checkRelease({ released, current, changelog: read('contracts/released/CHANGELOG.md') }),
];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
