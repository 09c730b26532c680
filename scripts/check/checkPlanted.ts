import { createRequire } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKS } from './checks.ts';
import { plant, readPlanted, type Planted } from './readPlanted.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(ROOT + file, 'utf8');

// Checks that each fault of planted/*.json matches one line of the product, that its proof exists, that its name is
// unique, and that the import rules are those that have a fault.
const rows = readPlanted(ROOT);
const written = readdirSync(`${ROOT}planted`).flatMap(
  (file) => read(`planted/${file}`).match(/^ {6}"/gm) ?? [],
);
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
};
const findings = [
  ...rows.flatMap(findFault),
  // JSON.parse keeps only the last of two faults with the same name.
  ...(written.length === rows.length ? [] : ['Two faults planted in one file have the same name.']),
  ...rows.flatMap(({ name }, at) =>
    rows.findIndex((other) => other.name === name) < at
      ? [`"${name}" is the name of two planted faults.`]
      : [],
  ),
  ...forbidden.flatMap(({ name }) =>
    rows.some(({ proof, title }) => proof === 'rooms' && title === name)
      ? []
      : [`No fault in planted/tools.json violates the import rule ${name}.`],
  ),
  ...rows.flatMap(({ name, proof, title }) =>
    proof !== 'rooms' || forbidden.some((rule) => rule.name === title)
      ? []
      : [`"${name}": there is no import rule ${String(title)}.`],
  ),
];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;

function findFault(row: Planted): string[] {
  const { name, file, proof, title, planted } = row;
  try {
    if (!existsSync(ROOT + file)) return [`"${name}": there is no file ${file}.`];
    plant(read(file), row);
    const lost = Array.from(planted.matchAll(/'(\.\.?\/[^']+)'/g), ([, path = '']) =>
      join(dirname(file), path),
    ).find((path) => title !== 'no-unresolved' && !existsSync(ROOT + path));
    if (proof === 'rooms' && lost) return [`"${name}" imports ${lost}, which does not exist.`];
    if (CHECKS.some((check) => check.name === proof)) return [];
    if (!existsSync(ROOT + proof)) return [`"${name}": there is no proof ${proof}.`];
    return title && !mayHaveTitle(read(proof), title) ? [`"${name}": ${proof} has no test "${title}".`] : [];
  } catch (error) {
    return [`"${name}": ${(error as Error).message}`];
  }
}

/**
 * Accepts any title if the proof builds titles from values, because those exist only at run time. When the fault is
 * tried, the runner reports a title that matches no test.
 */
function mayHaveTitle(proof: string, title: string): boolean {
  return proof.includes(title) || /\b(?:it|test)(?:\.\w+)*\(\s*`[^`]*\$\{/.test(proof);
}
