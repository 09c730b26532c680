/** The part of a cruised file the drawing needs. */
interface CruisedFile {
  source: string;
  dependencies: { resolved: string; dependencyTypes: string[] }[];
}

const ROOMS = [
  'app',
  'features',
  'data',
  'form',
  'tenant',
  'ui',
  'core',
  'sdk',
  'contracts',
  'sandbox',
  'e2e',
  'scripts',
  'bench',
  'examples',
] as const;

/**
 * Draws which room imports which, as Mermaid in Markdown.
 *
 * A dotted arrow stands for types alone. Test files are left out: they show the product as it is shipped. The text
 * depends on nothing but the imports, so that a check can compare it.
 */
export function drawRooms(files: CruisedFile[]): string {
  const arrows = new Map<string, boolean>();
  for (const { source, dependencies } of files) {
    const from = roomOf(source);
    if (!from || /\.(test|test-d)\.tsx?$/.test(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = roomOf(resolved);
      if (!to || to === from) continue;
      const arrow = `${from} ${to}`;
      arrows.set(arrow, (arrows.get(arrow) ?? true) && dependencyTypes.includes('type-only'));
    }
  }
  const drawn = [...arrows]
    .map(([arrow, typeOnly]) => `  ${arrow.replace(' ', typeOnly ? ' -.-> ' : ' --> ')}`)
    .sort();

  return [
    '# Who imports whom',
    '',
    'Drawn from the imports by `npm run draw`; `npm test` compares it. A dotted arrow takes types alone. The rules are',
    'in `.dependency-cruiser.cjs`.',
    '',
    '```mermaid',
    'flowchart TD',
    ...ROOMS.map((room) => `  ${room}`),
    ...drawn,
    '```',
    '',
  ].join('\n');
}

function roomOf(path: string): string | undefined {
  if (path.includes('node_modules')) return undefined;
  const [, room] = /^(?:src\/)?([a-z0-9]+)\//.exec(path) ?? [];
  return ROOMS.find((name) => name === room);
}
