// Run by `npm pack -w contracts`: rebuilds dist/ from scratch, so that nothing left over from an earlier
// build is packed.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));

rmSync(at('dist'), { recursive: true, force: true });
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', at('tsconfig.build.json')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

// The files that the built code reads, and the documents for backend teams.
cpSync(at('../openapi.yaml'), at('dist/openapi.yaml'));
cpSync(at('Dockerfile'), at('dist/Dockerfile'));
cpSync(at('pacts/admission-web-admission-api.json'), at('dist/lib/pacts/admission-web-admission-api.json'));
cpSync(at('../docs/contracts/provider-states.md'), at('dist/provider-states.md'));
cpSync(at('../docs/contracts/vectors.md'), at('dist/vectors.md'));
cpSync(at('../docs/contracts/verifying.md'), at('dist/verifying.md'));
cpSync(at('../docs/contracts/sentences.md'), at('dist/sentences.md'));
cpSync(at('vectors'), at('dist/vectors'), { recursive: true });
cpSync(at('released/CHANGELOG.md'), at('dist/lib/released/CHANGELOG.md'));
