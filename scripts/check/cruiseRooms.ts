import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { cruise, format, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';

const { options, ...ruleSet } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as Pick<
  ICruiseOptions,
  'ruleSet'
> & { options: ICruiseOptions };

const PLACES = ['src', 'sdk/src', 'contracts', 'prove', 'sandbox', 'simulation', 'e2e', 'scripts', 'bench'];

/** Reads all imports of the repository, and finds violations of the rules in .dependency-cruiser.cjs. */
export async function cruiseProduct(): Promise<ICruiseResult> {
  process.chdir(fileURLToPath(new URL('../../', import.meta.url)));
  const { output } = await cruise(
    PLACES,
    { ...options, validate: true, ruleSet, cache: { strategy: 'content' } } as ICruiseOptions,
    undefined,
    { tsConfig: extractTsConfig('tsconfig.json') },
  );
  return output as ICruiseResult;
}

/** Renders docs/rooms.md, a diagram of the imports between rooms. */
export async function drawRooms(result: ICruiseResult): Promise<string> {
  const { output } = await format(result, {
    outputType: 'mermaid',
    includeOnly: `^(${PLACES.join('|')})/`,
    // Leaves tests out of the diagram.
    exclude: '\\.(test|test-d)\\.tsx?$',
    collapse: '^(src/[^/]+|[a-z0-9]+)',
  });
  const lines = (output as string).trim().split('\n');
  const isEdge = (line: string) => line.includes('-->');
  // Sorted, so that moving an import within a room does not change the diagram.
  const sorted = [...lines.filter((line) => !isEdge(line)), ...lines.filter(isEdge).toSorted()];
  return `# Who imports whom

Drawn from the imports by \`npm run generate\`; \`npm test\` compares it. The rules are in \`.dependency-cruiser.cjs\`.

\`\`\`mermaid
${sorted.join('\n')}
\`\`\`
`;
}
