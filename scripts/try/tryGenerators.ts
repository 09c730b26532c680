import { execFileSync } from 'node:child_process';
import { noteProof } from './noteProof.ts';
import { readCommand } from '../../contracts/kit/readCommand.ts';

readCommand({
  name: 'npm run try -- generators',
  does: 'Generates a client from openapi.yaml with another generator, and checks its types.',
});

/** Downloaded only for this run; the product itself is built with openapi-typescript (docs/decisions/002). */
const FOLDER = 'dist/generators';
const PACKAGES = ['typescript@5.9.3', '@hey-api/openapi-ts@0.95.0'];
const CLIENT = 'dist/hey-api';

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'inherit' });

run('npm', 'install', '--silent', '--no-save', '--prefix', FOLDER, ...PACKAGES);
const generator = `${FOLDER}/node_modules/@hey-api/openapi-ts/bin/run.js`;
run(process.execPath, generator, '-i', 'openapi.yaml', '-o', CLIENT);
const strictly = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022'];
const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
run(process.execPath, 'node_modules/typescript/bin/tsc', ...strictly, ...modules, `${CLIENT}/index.ts`);
noteProof('generators', 'the generated client has no type error', []);
