// Run by `npm pack`: temporarily builds dist/ and makes package.json export it instead of the source.
//
// Inside the repository, everything imports src/index.ts. A package cannot do that, because Node does not strip types
// below node_modules. npm itself ignores `exports` in publishConfig.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  await packTesting();

  writeFileSync(kept, text);
  writeFileSync(manifest, `${JSON.stringify({ ...rest, ...publishConfig }, null, 2)}\n`);
}

/** Bundles the sandbox as the entry `testing`, with the files that it reads; the sdk's own entry does not depend on it. */
async function packTesting() {
  // Imported only now, because after a pack there is nothing to build.
  const [{ default: ts }, { parse }] = await Promise.all([import('typescript'), import('yaml')]);
  const source = (name) => at(`../sandbox/testing/${name}.ts`);
  await bundle(source('createBackend'), 'backend.js');
  await bundle(source('standInThread'), 'standInThread.js');
  // An older Node would only report that it has no module of that name.
  writeFileSync(
    at('dist/testing/lib/createBackend.js'),
    `if (!process.getBuiltinModule?.('node:sqlite'))
  throw new Error(\`@admission/sdk/testing requires Node 22.13 or newer, and this is \${process.version}.\`);
export const { createBackend } = await import('./backend.js');
`,
  );
  for (const name of ['createBackend', 'Backend']) {
    const { outputText } = ts.transpileDeclaration(readFileSync(source(name), 'utf8'), { fileName: name });
    writeFileSync(at(`dist/testing/lib/${name}.d.ts`), outputText);
  }
  cpSync(at('../sandbox/data'), at('dist/testing/data'), { recursive: true });
  // JSON is read in a tenth of the time.
  writeFileSync(at('dist/openapi.json'), JSON.stringify(parse(readFileSync(at('../openapi.yaml'), 'utf8'))));
}

async function bundle(entry, entryFileNames) {
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    plugins: [readJsonContract()],
    build: {
      ssr: entry,
      outDir: at('dist/testing/lib'),
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { entryFileNames, codeSplitting: false } },
    },
  });
}

/** Lets the bundle read the contract as JSON, and leaves out the parser of YAML. */
function readJsonContract() {
  return {
    name: 'read-json-contract',
    transform(code, id) {
      if (!id.endsWith('/contracts/kit/loadContract.ts')) return undefined;
      return code
        .replace(/import \{ parse \} from ["']yaml["'];/, 'const { parse } = JSON;')
        .replace('../../openapi.yaml', '../../openapi.json');
    },
  };
}
