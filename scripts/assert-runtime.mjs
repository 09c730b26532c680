// Runs before every script or is preloaded into it (`node --import`). If the script cannot run, exits with a
// one-line message.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeRuntimeProblem } from './start/describeRuntimeProblem.mjs';

const problem = describeRuntimeProblem({
  version: process.versions.node,
  platform: process.platform,
  installed: existsSync(fileURLToPath(new URL('../node_modules/vite', import.meta.url))),
});

if (problem) {
  console.error(problem);
  process.exit(1);
}
