import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { VAGUE_NAMES } from './vagueNames.ts';

/** The linter must report exactly the lines that end with `// vague`. */
const FIXTURE = `export function settleSubmitted() {} // vague
export const enterForm = () => {}; // vague
export const settle = () => {};
const leaveField = () => {};
export class Form {
  #layout = {}; // vague
  left = leaveField; // vague
  get passing() { return true; } // vague
  leavePage() {} // vague
  takeOver() {}
}
interface Shown {
  place: number; // vague
  placeholder: string;
}
type Way = Shown; // vague
type Footway = Shown;
export type Message = 'opened' | 'entered' | Footway; // vague
`;

test('the linter reports vague names of exports, members and types, and vague literals of unions', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vague-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const config = {
    jsPlugins: [join(import.meta.dirname, 'restrictedSyntax.ts')],
    categories: { correctness: 'off' },
    rules: { 'house/restricted-syntax': ['error', VAGUE_NAMES] },
  };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  writeFileSync(join(folder, 'fixture.ts'), FIXTURE);
  const linter = join(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [linter, '-f', 'json'], { cwd: folder, encoding: 'utf8' });

  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { labels: [{ span: { line: number } }] }[] };
  const lines = FIXTURE.split('\n').flatMap((line, at) => (line.endsWith('// vague') ? at + 1 : []));
  expect(new Set(diagnostics.map(({ labels: [{ span }] }) => span.line))).toEqual(new Set(lines));
});
