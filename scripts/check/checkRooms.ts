import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'dependency-cruiser';
import { readCommand } from '../../contracts/verify/readCommand.ts';
import { cruiseProduct, drawRooms } from './cruiseRooms.ts';

const DRAWING = fileURLToPath(new URL('../../docs/rooms.md', import.meta.url));

readCommand({
  name: 'node scripts/check/checkRooms.ts',
  does: 'Checks who imports whom (.dependency-cruiser.cjs), and that the drawing of it is fresh.',
});

const result = await cruiseProduct();
const report = await format(result, { outputType: 'err-long' });
console.log((report.output as string).trim());
const isFresh = readFileSync(DRAWING, 'utf8') === (await drawRooms(result));
if (!isFresh) console.error('docs/rooms.md is stale: run `npm run generate` and look at the difference.');
process.exitCode = isFresh && report.exitCode === 0 ? 0 : 1;
