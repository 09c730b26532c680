import { fileURLToPath } from 'node:url';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { CONTRACT_PATH } from '../contracts/kit/loadContract.ts';
import { buildReference } from './reference/buildReference.ts';

const OUTPUT = 'dist/reference/index.html';

readCommand({ name: 'npm run reference', does: `Writes openapi.yaml as a page to browse, ${OUTPUT}.` });
await buildReference(CONTRACT_PATH, fileURLToPath(new URL(`../${OUTPUT}`, import.meta.url)));
console.log(`Wrote ${OUTPUT}; open it in any browser.`);
