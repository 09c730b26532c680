import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { LONG_RUNS } from '../try/longRuns.ts';

interface Workflow {
  jobs: Record<
    string,
    { steps: { uses?: string; run?: string }[]; strategy?: { matrix: { run?: string[] } } }
  >;
}

const texts = globSync('.github/workflows/*.yml').map((path) => readFileSync(path, 'utf8'));
const jobs = texts.flatMap((text) => Object.values((parse(text) as Workflow).jobs));
const commands = jobs.flatMap(({ steps, strategy }) => {
  const runs = strategy?.matrix.run ?? [''];
  return steps.flatMap(({ run = '' }) => runs.map((name) => run.replace('${{ matrix.run }}', name)));
});
const played = commands.flatMap((command) =>
  Array.from(command.matchAll(/npm run try -- (\w+)/g), ([, name = '']) => name),
);

it('the workflows use actions at exact commits, each with its version', () => {
  const uses = texts.flatMap((text) => text.match(/uses: .*/g) ?? []);
  const isPinned = /^uses: [\w-]+\/[\w-]+(\/[\w-]+)?@[\da-f]{40} # v\d+\.\d+\.\d+$/;

  expect(uses.length).toBeGreaterThan(5);
  expect(uses.filter((each) => !isPinned.test(each))).toEqual([]);
});

it('the workflows play npm test and every recorded long run, and name only runs that exist', () => {
  const recorded = Object.keys(LONG_RUNS).filter((name) => LONG_RUNS[name]?.covers);

  expect(commands).toContain('npm test');
  expect(recorded.filter((name) => !played.includes(name))).toEqual([]);
  expect(played.filter((name) => !(name in LONG_RUNS))).toEqual([]);
});
