import { ENGINES } from './engines.ts';
import { renderTable } from './renderTable.ts';
import type { Run } from './renderTable.ts';

/** Writes the page of the last whole run, for docs/engines.md. */
export function renderPage(runs: readonly Run[], noticed: readonly string[]): string {
  const stand = ENGINES.map(({ name, standsFor }) => `- ${name} stands for ${standsFor}.`).join('\n');
  return `# The journeys in three engines

Written by \`npm run engines\` after a run in which nothing failed. Chromium has the journeys of \`npm test\`. How each
engine is driven, and why: [decision 024](decisions/024-engines-are-driven-by-webdriver.md).

${stand}

\`\`\`text
${renderTable(runs)}
\`\`\`

## What a driver cannot do

${listLacks()}

## Planted faults

${noticed.map((line) => `- ${line}`).join('\n')}
`;
}

function listLacks(): string {
  const lines = ENGINES.flatMap(({ name, sizes }) =>
    sizes.flatMap(({ cannot }) => Object.entries(cannot).map(([what, why]) => `- ${name}, ${what}: ${why}`)),
  );
  return [...new Set(lines)].join('\n');
}
