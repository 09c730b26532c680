import { fileURLToPath } from 'node:url';
import { CONTRACT_PATH } from '../contracts/kit/loadContract.ts';
import { buildReference } from './reference/buildReference.ts';

/** `npm run reference`: openapi.yaml as a page to browse. */
const OUTPUT = 'dist/reference/index.html';

await buildReference(CONTRACT_PATH, fileURLToPath(new URL(`../${OUTPUT}`, import.meta.url)));
console.log(`Wrote ${OUTPUT}; open it in any browser.`);
