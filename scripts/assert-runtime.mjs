// Runs before every script or is preloaded into it (`node --import`). If the script cannot run, exits with a
// one-line message.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeRuntimeProblem } from './start/describeRuntimeProblem.mjs';

const has = (name) => existsSync(fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url)));
const problem = describeRuntimeProblem({
  version: process.versions.node,
  platform: process.platform,
  installed: has('vite') ? 'yes' : has('react') ? 'without tools' : 'no',
});

if (problem) {
  console.error(problem);
  process.exit(1);
}

// A deployer's NODE_ENV would run tests and the development server on React's production version. A production build
// does not depend on it.
delete process.env.NODE_ENV;
