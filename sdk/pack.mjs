// Run by `npm pack`: temporarily builds dist/ and makes package.json export it instead of the source.
//
// Inside the repository, everything imports src/index.ts. A package cannot do that, because Node does not strip types
// below node_modules. npm itself ignores `exports` in publishConfig.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (name) => fileURLToPath(new URL(name, import.meta.url));
const [manifest, kept] = [at('package.json'), at('package.json.kept')];

// An interrupted pack leaves the original manifest under its temporary name.
if (existsSync(kept)) renameSync(kept, manifest);

rmSync(at('dist'), { recursive: true, force: true });

if (process.argv[2] === 'before') {
  const text = readFileSync(manifest, 'utf8');
  // Keeps the scripts, because after an interrupted pack the next one must rebuild and restore the manifest.
  const { publishConfig, private: _private, ...rest } = JSON.parse(text);

  const tsc = at('../node_modules/typescript-native/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', at('tsconfig.build.json')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);

  writeFileSync(kept, text);
  writeFileSync(manifest, `${JSON.stringify({ ...rest, ...publishConfig }, null, 2)}\n`);
}
