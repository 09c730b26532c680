/** Checks docs/contracts/sentences.md against openapi.yaml and the planted faults. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContract } from '../../contracts/kit/loadContract.ts';
import { checkSentences } from '../../contracts/rules/checkSentences.ts';
import { readPlanted } from './readPlanted.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const planted = readPlanted(ROOT).map(({ name }) => name);
const page = readFileSync(`${ROOT}docs/contracts/sentences.md`, 'utf8');
const faults = checkSentences(await loadContract(), page, planted);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
