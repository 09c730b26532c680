import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { countTests } from './countTests.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function write(...cases: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  folders.push(folder);
  const path = join(folder, 'report.xml');
  writeFileSync(
    path,
    `<testsuites tests="9"><testsuite name="a">\n${cases.join('\n')}\n</testsuite></testsuites>`,
  );
  return path;
}

const PASSED = '<testcase name="opens" classname="menu.test.ts" time="0.1">\n</testcase>';
const SKIPPED = '<testcase name="opens" classname="menu.test.ts" time="0"><skipped/></testcase>';
const OF_VITEST = `<testcase classname="src/menu.test.ts" name="menu &gt; closes" time="0.1">
  <failure message="still open" type="Error">
Error: still &quot;open&quot;
 ❯ src/menu.test.ts:1:1
  </failure>
</testcase>`;
const OF_PLAYWRIGHT = `<testcase name="menu › closes" classname="look/menu.e2e.ts" time="1.2">
<failure message="menu.e2e.ts:7:1 closes" type="FAILURE">
<![CDATA[  [desktop] › menu.e2e.ts:7:1 › menu › closes ──────

    Error: still open

    Call log
]]>
</failure>
</testcase>`;

describe('countTests', () => {
  it('counts a check without a report as one test', () => {
    expect(countTests({}, true)).toMatchObject({ passed: 1, failed: 0, failures: [] });
    expect(countTests({}, false)).toMatchObject({ passed: 0, failed: 1, failures: [] });
  });

  it('names the first of the test files that were not loaded, and counts the others', () => {
    const unloaded = (file: string) =>
      `<testcase classname="${file}" name="${file}" time="0"><failure message="x" type="Error">\nError: Cannot find module\n</failure></testcase>`;
    const report = write(
      unloaded('src/a.test.ts'),
      OF_VITEST,
      unloaded('src/b.test.ts'),
      unloaded('src/c.test.ts'),
    );

    expect(countTests({ report }, false)).toMatchObject({
      failed: 4,
      failures: [
        'src/a.test.ts src/a.test.ts: Error: Cannot find module (and 2 more test files were not loaded)',
        'src/menu.test.ts menu > closes: Error: still "open"',
      ],
    });
  });

  it('counts the tests of a report, and lists each failed one with its reason', () => {
    const report = write(PASSED, OF_VITEST, PASSED, OF_PLAYWRIGHT, SKIPPED);

    expect(countTests({ report }, false)).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        'src/menu.test.ts menu > closes: Error: still "open"',
        'look/menu.e2e.ts menu › closes: Error: still open',
      ],
    });
  });

  it('counts a failed run as one failure even if all its tests passed', () => {
    expect(countTests({ report: write(PASSED) }, false)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a run without a report, or whose tests were all skipped, as one failure', () => {
    expect(countTests({ report: write(SKIPPED) }, true)).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests({ report: '/nowhere' }, true).failed).toBe(1);
  });
});
