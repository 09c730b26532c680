import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'sass';
import { API } from 'typescript-native/unstable/sync';
import { chooseTenant } from '../build/chooseTenant.ts';
import { findBareTexts } from './screens/findBareTexts.ts';
import { findUnmatchedClasses } from './screens/findUnmatchedClasses.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SCREENS = ['src/{app,features,scenario,ui}/**/*.{ts,tsx}', 'scripts/build/renderMaintenance.ts'];
const TESTS = /\.test\.tsx?$|(^|\/)test-support$/;

// Checks the texts and the classes of all screens in one program, because reading the types takes most of the time.
const paths = globSync(SCREENS, { cwd: ROOT, exclude: (path) => TESTS.test(path) });
const compiler = new API({ cwd: ROOT });
const CONFIG = `${ROOT}tsconfig.json`;
const project = compiler.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG);
if (!project) throw new Error(`The compiler has not opened ${CONFIG}.`);
const { checker, program } = project;
const files = paths.flatMap((path) => program.getSourceFile(ROOT + path) ?? []);
const { css } = compile(`${ROOT}styles/main.scss`, { loadPaths: [chooseTenant().folder] });
const page = readFileSync(`${ROOT}index.html`, 'utf8');
const findings = [
  ...findBareTexts(
    checker,
    files.filter(({ fileName }) => /\/src\/(app|features|ui)\/.*\.tsx$/.test(fileName)),
  ),
  ...findUnmatchedClasses(checker, files, css, page),
];
compiler.close();
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
