import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cruiseRooms, ROOM_RULES } from './rooms/cruiseRooms.ts';
import { drawRooms } from './rooms/drawRooms.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const DRAWING = fileURLToPath(new URL('../docs/rooms.md', import.meta.url));
const PLACES = ['src', 'sdk/src', 'contracts', 'sandbox', 'e2e', 'scripts', 'bench', 'examples'];

/**
 * Checks who imports whom, and that the drawing of it in docs/rooms.md is fresh; `--draw` draws it anew.
 *
 * The rules are in .dependency-cruiser.cjs; a refusal says what to do instead.
 */
async function checkRooms(): Promise<number> {
  process.chdir(ROOT);
  const result = await cruiseRooms(PLACES);
  const drawing = drawRooms(result.modules);

  if (process.argv.includes('--draw')) {
    writeFileSync(DRAWING, drawing);
    console.log('docs/rooms.md is drawn.');
    return 0;
  }

  const { violations, totalCruised } = result.summary;
  for (const { from, to, rule, cycle } of violations) {
    const comment = ROOM_RULES.forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
    const way = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
    console.error(`${from} -> ${way}\n  ${rule.name}: ${comment}`);
  }
  const stale = readDrawing() !== drawing;
  if (stale)
    console.error(
      'docs/rooms.md is not what the imports are: run `npm run draw` and look at the difference.',
    );
  if (violations.length > 0 || stale) return 1;
  console.log(`${String(totalCruised)} files keep to their rooms.`);
  return 0;
}

function readDrawing(): string {
  try {
    return readFileSync(DRAWING, 'utf8');
  } catch {
    return '';
  }
}

process.exitCode = await checkRooms();
