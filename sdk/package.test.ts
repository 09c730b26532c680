import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');

/** A consumer's compiler settings; with them, the package's own type declarations are checked too. */
const COMPILER = {
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  target: 'ES2022',
  module: 'NodeNext',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: [],
  skipLibCheck: false,
  skipDefaultLibCheck: true,
};

/** A test of an upload, in an environment that replaces Node's `Request`, `FormData` and `File`. */
const uploadTest = (environment: string) => `// @vitest-environment ${environment}
import { createSdk } from '@admission/sdk';
import { createBackend } from '@admission/sdk/testing';
import { expect, test, vi } from 'vitest';

test('logs in, uploads, and polls', async () => {
  vi.useFakeTimers();
  await using backend = await createBackend();
  const sdk = createSdk(backend);
  await backend.logIn(await backend.createStudent('blank'));
  const answer_key = 'resume_doc';
  const target = await sdk.requestUpload({ answer_key });
  await sdk.uploadFile(target, new File(['twelve bytes'], 'résumé "1".docx'));
  await sdk.startConversion({ answer_key, file_key: target.fields.key, file_name: 'resume.docx' });
  expect((await sdk.getConversion({ answer_key })).status).toBe('UNPROCESSED');
  await backend.pass(3000);
  expect((await sdk.getConversion({ answer_key })).status).toBe('COMPLETED');
  expect((await sdk.getProfile()).answer.resume_doc).toBe('ANSWERED');
});
`;

/** The few Vitest types that the README uses; Vitest's own types need Node's. */
const VITEST = `declare module 'vitest' {
  export function test(title: string, run: () => Promise<void>): void;
  export function expect(value: unknown): {
    toBe(other: unknown): void;
    rejects: { toThrow(): Promise<void> };
  };
}`;

const readBlocks = (readme: string) =>
  [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);

/** Runs a test file of the consumer, and returns what is printed. */
async function runTests(file: string): Promise<string> {
  const root = join(folder, 'consumer');
  const vitest = [join(modules, 'vitest/vitest.mjs'), 'run', '--no-color', '--testTimeout=60000'];
  const ran = run(process.execPath, [...vitest, '--root', root, file]);
  return (await ran.catch((error: unknown) => error as { stdout: string })).stdout;
}

let folder = '';
let installed = '';

/** Packs a copy, so that the repository's own package.json is never touched, and installs it as a consumer would. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sdk-package-'));
  const [source, consumer] = [join(folder, 'source', 'sdk'), join(folder, 'consumer')];
  installed = join(consumer, 'node_modules', '@admission', 'sdk');
  await mkdir(installed, { recursive: true });
  await cp(join(root, 'sdk'), source, { recursive: true });
  for (const name of ['node_modules', 'sandbox', 'contracts', 'openapi.yaml'])
    await symlink(join(root, name), join(folder, 'source', name));
  await symlink(join(modules, 'openapi-fetch'), join(consumer, 'node_modules', 'openapi-fetch'));

  await run('npm', ['pack', '--offline', '--pack-destination', folder], { cwd: source });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz'));
  await run('tar', ['-xzf', join(folder, tarball!), '-C', installed, '--strip-components=1']);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the sdk package', () => {
  it('contains only its built files and README, and depends on neither React nor our other packages · CARD-07', async () => {
    const manifest = await readFile(join(installed, 'package.json'), 'utf8');
    const files = await readdir(installed, { recursive: true });

    expect(await readdir(installed)).toEqual(['README.md', 'dist', 'package.json']);
    expect(files.filter((name) => /(?<!\.d)\.ts$|\btest\b/.test(name))).toEqual([]);
    expect(JSON.parse(manifest)).toMatchObject({
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './examples': { types: './dist/examples/index.d.ts', default: './dist/examples/index.js' },
        './testing': {
          types: './dist/testing/lib/createBackend.d.ts',
          default: './dist/testing/lib/createBackend.js',
        },
      },
      dependencies: { 'openapi-fetch': expect.any(String) as string },
    });
    expect(manifest).not.toMatch(/react|private/);
    expect(await readFile(join(root, 'sdk/package.json'), 'utf8')).toContain('"./src/index.ts"');
  });

  it('works from plain JavaScript and throws its own error classes · CARD-07', async () => {
    const program = join(folder, 'consumer', 'call.mjs');
    await writeFile(
      program,
      `import { createSdk, UnauthorizedError } from '@admission/sdk';
       import { exampleFetch } from '@admission/sdk/examples';
       const fetch = exampleFetch({ getTabs: '200:school_abroad', getProfile: '401:session_invalid' });
       const sdk = createSdk({ baseUrl: 'http://fake', fetch });
       const error = await sdk.getProfile().catch((thrown) => thrown);
       console.log((await sdk.getTabs()).tabs.hs_tab, error instanceof UnauthorizedError);`,
    );

    expect((await run(process.execPath, [program])).stdout).toBe('intl true\n');
  });

  it('runs the README’s test in a separate project, against the in-memory backend · CARD-07', async () => {
    const consumer = join(folder, 'consumer');
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const [code = ''] = readBlocks(readme).filter((block) => block.includes('@admission/sdk/testing'));
    await writeFile(join(consumer, 'save.test.js'), code);

    expect(await runTests(join(consumer, 'save.test.js'))).toContain('1 passed');
  }, 60_000);

  it.each(['node', 'jsdom', 'happy-dom'])(
    'its backend takes an upload in %s · CARD-07',
    async (environment) => {
      const file = join(folder, 'consumer', `${environment}.upload.test.js`);
      await writeFile(file, uploadTest(environment));

      expect(await runTests(file)).toContain('1 passed');
    },
    60_000,
  );

  it('its backend logs in within 0.3 s of processor, and then within 0.06 s, and reads no YAML · CARD-07', async () => {
    const program = join(folder, 'consumer', 'speed.mjs');
    await writeFile(
      program,
      `import { createBackend } from '@admission/sdk/testing';
       const backend = await createBackend();
       for (const at of [1, 2]) {
         const before = process.cpuUsage();
         await backend.logIn('half-way');
         const { user, system } = process.cpuUsage(before);
         console.log((user + system) / 1000);
       }
       await backend.close();`,
    );

    const [first, later] = (await run(process.execPath, [program])).stdout.split('\n').map(Number);
    expect(first).toBeLessThan(300);
    expect(later).toBeLessThan(60);
    expect(await readdir(join(installed, 'dist'))).toContain('openapi.json');
    const bundle = await readFile(join(installed, 'dist/testing/lib/standInThread.js'), 'utf8');
    expect(bundle).not.toMatch(/openapi\.yaml"|YAMLParseError/);
  });

  it('reports the required version if its backend is imported in an older Node · CARD-07', async () => {
    const script = "import('@admission/sdk/testing').catch((error) => console.log(error.message))";
    const older = ['--no-experimental-sqlite', '--input-type=module', '-e', script];

    const { stdout } = await run(process.execPath, older, { cwd: join(folder, 'consumer') });

    expect(stdout).toContain('requires Node 22.13 or newer');
  });

  it('has self-contained types that reject an unknown key and accept the README’s examples · CARD-07', async () => {
    const consumer = join(folder, 'consumer');
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const blocks = readBlocks(readme);
    const head = "import { createSdk } from '@admission/sdk';\n";
    const begin = `${head}const sdk = createSdk();\n`;
    const files = blocks.map((code) => (code.startsWith('import') ? code : begin + code));
    files.push(
      `${begin}// @ts-expect-error no such answer\nawait sdk.saveAnswers({ shoe_size: '9' });\nexport {};`,
    );

    await Promise.all(
      files.map((code, index) => writeFile(join(consumer, `block${String(index + 1)}.mts`), code)),
    );
    await writeFile(join(consumer, 'vitest.d.ts'), VITEST);
    await writeFile(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER }));
    const tsc = run(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', consumer]);

    expect(blocks.length).toBeGreaterThan(7);
    expect(await tsc.catch((error: unknown) => error)).toEqual({ stdout: '', stderr: '' });
  }, 60_000);

  it('documents every operation of the contract in its README · CARD-07', async () => {
    const readme = await readFile(join(installed, 'README.md'), 'utf8');
    const contract = await readFile(join(root, 'openapi.yaml'), 'utf8');
    const operations = [...contract.matchAll(/^ +operationId: (\w+)$/gm)].map(([, name = '']) => name);
    const methods = operations.flatMap((name) =>
      name === 'findLookup' ? ['searchLookup', 'getLookupRecord'] : [name],
    );

    const missing = methods
      .filter((name) => name !== 'getHealth' && !readme.includes(`sdk.${name}(`))
      .map((name) => `sdk.${name}(…): add an example to sdk/README.md`);

    expect(missing).toEqual([]);
    expect(readme).toContain('findLookup');
  });
});
