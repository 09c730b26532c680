// Run by `npm pack`: for that moment builds dist/ and lets package.json export it instead of the source.
//
// Inside the repository everybody imports src/index.ts; a package cannot, as Node strips no types below
// node_modules. npm itself reads no `exports` from publishConfig.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const [manifest, kept] = [at('package.json'), at('package.json.kept')];

// A pack that was killed left the repository's own aside.
if (existsSync(kept)) renameSync(kept, manifest);

rmSync(at('dist'), { recursive: true, force: true });

if (process.argv[2] === 'before') {
  const text = readFileSync(manifest, 'utf8');
  // The scripts stay: after a pack that was killed, the next one must build again and put the manifest back.
  const { publishConfig, private: _private, ...rest } = JSON.parse(text);

  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', at('tsconfig.build.json')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);

  writeFileSync(kept, text);
  writeFileSync(manifest, `${JSON.stringify({ ...rest, ...publishConfig }, null, 2)}\n`);
}
