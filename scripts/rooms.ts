import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'dependency-cruiser';
import { readCommand } from '../contracts/verify/readCommand.ts';
import { cruiseRooms } from './rooms/cruiseRooms.ts';

const DRAWING = fileURLToPath(new URL('../docs/rooms.md', import.meta.url));
const PLACES = [
  'src',
  'sdk/src',
  'contracts',
  'sandbox',
  'simulation',
  'e2e',
  'scripts',
  'bench',
  'examples',
];

const { draw } = readCommand({
  name: 'node scripts/rooms.ts',
  does: 'Checks who imports whom (.dependency-cruiser.cjs), and that the drawing of it is fresh.',
  options: { draw: { type: 'boolean', says: 'draws docs/rooms.md anew' } },
});

process.chdir(fileURLToPath(new URL('../', import.meta.url)));
const result = await cruiseRooms(PLACES);
const { output } = await format(result, {
  outputType: 'mermaid',
  includeOnly: `^(${PLACES.join('|')})/`,
  // The drawing shows the product as it is shipped.
  exclude: '\\.(test|test-d)\\.tsx?$',
  collapse: '^(src/[^/]+|[a-z0-9]+)',
});
const lines = (output as string).trim().split('\n');
const isEdge = (line: string) => line.includes('-->');
// In an order that an import moved within a room does not change.
const sorted = [...lines.filter((line) => !isEdge(line)), ...lines.filter(isEdge).toSorted()];
const drawing = `# Who imports whom

Drawn from the imports by \`npm run draw\`; \`npm test\` compares it. The rules are in \`.dependency-cruiser.cjs\`.

\`\`\`mermaid
${sorted.join('\n')}
\`\`\`
`;

if (draw) {
  writeFileSync(DRAWING, drawing);
} else {
  const report = await format(result, { outputType: 'err-long' });
  console.log((report.output as string).trim());
  const isFresh = readFileSync(DRAWING, 'utf8') === drawing;
  if (!isFresh) console.error('docs/rooms.md is stale: run `npm run draw` and look at the difference.');
  process.exitCode = isFresh && report.exitCode === 0 ? 0 : 1;
}
