import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLeg } from './runLeg.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admission-failures-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(files: Record<string, string>): Promise<string> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const words = ['vitest', 'run', '--globals', '--root', folder];
  const reporter = `--reporter=${join(ROOT, 'scripts/check/FailureReporter.ts')}`;
  const leg = { name: 'x', shows: '', commands: [[...words, reporter]], limit: 60_000 };
  return (await runLeg(leg, '')).output;
}

const needs = (name: string) => `import './broken.ts'; test('${name}', () => {});`;

it('a broken import is explained once, before the other failures; the other test files it affects are counted, and the output has no colour codes', async () => {
  const output = await run({
    'broken.ts': `import { nothing } from '`,
    'a.test.ts': needs('a'),
    'b.test.ts': needs('b'),
    'c.test.ts': needs('c'),
    'd.test.ts': `test('fails', () => expect(1).toBe(2));`,
  });

  expect(output.match(/Unterminated string/g)).toHaveLength(1);
  expect(output.indexOf('Unterminated string')).toBeLessThan(output.indexOf('fails'));
  expect(output).toContain('expected 1 to be 2');
  expect(output).toContain('Not loaded: 3 test files. The error of the first is at the top.');
  expect(output).not.toContain('\u001B');
});
