import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'dependency-cruiser';
import { cruiseProduct, drawRooms } from './cruiseRooms.ts';

const DRAWING = fileURLToPath(new URL('../../docs/rooms.md', import.meta.url));

// Checks the imports against .dependency-cruiser.cjs, and that the diagram in docs/rooms.md is up to date.
const result = await cruiseProduct();
const report = await format(result, { outputType: 'err-long' });
console.log((report.output as string).trim());
const isFresh = readFileSync(DRAWING, 'utf8') === (await drawRooms(result));
if (!isFresh)
  console.error('docs/rooms.md is out of date: run `npm run generate` and review the difference.');
process.exitCode = isFresh && report.exitCode === 0 ? 0 : 1;
