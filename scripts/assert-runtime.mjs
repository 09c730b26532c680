// Run before, or preloaded (`node --import`) into, every script: stops with one line when it could not work.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeRuntimeProblem } from './runtime/describeRuntimeProblem.mjs';

const problem = describeRuntimeProblem({
  version: process.versions.node,
  platform: process.platform,
  installed: existsSync(fileURLToPath(new URL('../node_modules/vite', import.meta.url))),
});

if (problem) {
  console.error(problem);
  process.exit(1);
}
