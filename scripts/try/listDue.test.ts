import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listDue } from './listDue.ts';
import { LONG_RUNS, type LongRun } from './longRuns.ts';
import { markRed, readProofs, writeProof } from './proofTable.ts';

const RUNS: Record<string, LongRun> = {
  stories: { does: '', covers: ['src', 'styles'] },
  deploy: { does: '', covers: ['docs/deploying'] },
  server: { does: '' },
};
const NAMES = Object.keys(RUNS);
const STORIES = { name: 'stories', day: '2026-11-26', commit: '414ad8f81', figure: '16 of 16 hold' };
const page = writeProof('# Results\n\n| Run | Day |\n', STORIES, NAMES);

describe('the list of long runs that are due', () => {
  it('has a run with a commit that touches what it covers, and one that was never complete', () => {
    const asked: unknown[] = [];
    const due = listDue(RUNS, page, (...question) => {
      asked.push(question);
      return 3;
    });

    expect(due).toEqual([{ name: 'stories', last: '2026-11-26 414ad8f81', commits: 3 }, { name: 'deploy' }]);
    expect(asked).toEqual([['414ad8f81', ['src', 'styles']]]);
  });

  it('has a run that passed a bound over, although nothing has changed since', () => {
    const red = writeProof(page, { ...STORIES, figure: markRed('15 of 16 hold') }, NAMES);

    expect(listDue({ stories: { does: '', covers: ['src'] } }, red, () => 0)).toEqual([
      { name: 'stories', last: '2026-11-26 414ad8f81', isRed: true, commits: 0 },
    ]);
  });

  it('leaves out a run whose subject has not changed, but not one whose commit is unknown', () => {
    const all = writeProof(page, { ...STORIES, name: 'deploy' }, NAMES);

    expect(listDue(RUNS, all, () => 0)).toEqual([]);
    expect(listDue(RUNS, page, () => undefined)[0]).toMatchObject({ name: 'stories', commits: undefined });
  });
});

describe('docs/proof.md', () => {
  it('keeps one row for each run, in the order of the list', () => {
    const both = writeProof(page, { ...STORIES, name: 'deploy', figure: '3 of 3 hold' }, [
      'deploy',
      'stories',
    ]);
    const again = writeProof(both, { ...STORIES, day: '2026-11-28' }, ['deploy', 'stories']);

    expect(readProofs(again)).toEqual([
      { ...STORIES, name: 'deploy', figure: '3 of 3 hold' },
      { ...STORIES, day: '2026-11-28' },
    ]);
    expect(again.startsWith('# Results\n\n| Run |')).toBe(true);
  });

  it('has only rows of recorded runs, each with its details, on one screen', () => {
    const text = readFileSync('docs/proof.md', 'utf8');
    const proofs = readProofs(text);

    expect(text.split('\n').length).toBeLessThan(40);
    expect(proofs.length).toBeGreaterThan(5);
    expect(text.match(/^\| \[/gm)).toHaveLength(proofs.length);
    for (const { name } of proofs) {
      expect(LONG_RUNS[name]?.covers, name).toBeDefined();
      expect(existsSync(`docs/proof/${name}.md`), name).toBe(true);
    }
  });

  it('is written only by runs that say what they cover, and these cover files that exist', () => {
    for (const [name, { covers = [] }] of Object.entries(LONG_RUNS))
      for (const path of covers.filter((each) => !each.startsWith(':')))
        expect(existsSync(path), `${name}: ${path}`).toBe(true);
  });
});
