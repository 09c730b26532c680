import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'sass';
import { chooseTenant } from '../build/chooseTenant.ts';
import { createProgram } from './createProgram.ts';
import { findBareTexts } from './screens/findBareTexts.ts';
import { findUnmatchedClasses } from './screens/findUnmatchedClasses.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCREENS = ['src/{app,features,scenario,ui}/**/*.{ts,tsx}', 'scripts/build/renderMaintenance.ts'];
const TESTS = /\.test\.tsx?$|(^|\/)test-support$/;

// Checks the texts and the classes of all screens in one program, because reading the types takes most of the time.
const paths = globSync(SCREENS, { cwd: ROOT, exclude: (path) => TESTS.test(path) }).map(
  (path) => ROOT + path,
);
const program = createProgram([...paths, `${ROOT}vite-env.d.ts`]);
const files = program.getSourceFiles().filter(({ fileName }) => paths.includes(fileName));
const { css } = compile(`${ROOT}styles/main.scss`, { loadPaths: [chooseTenant().folder] });
const page = readFileSync(`${ROOT}index.html`, 'utf8');
const findings = [
  ...findBareTexts(
    program,
    files.filter(({ fileName }) => /\/src\/(app|features|ui)\/.*\.tsx$/.test(fileName)),
  ),
  ...findUnmatchedClasses(program, files, css, page),
];
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
