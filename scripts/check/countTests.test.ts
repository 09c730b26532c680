import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { countTests } from './countTests.ts';

/** Writes a JUnit report with these test cases, and returns its path. */
function write(...cases: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.xml');
  const suite = `<testsuite name="a">\n${cases.join('\n')}\n</testsuite>`;
  writeFileSync(path, `<testsuites tests="9">${suite}</testsuites>`);
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

it('countTests counts the tests of a report, and lists each failed one with its reason', () => {
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

it('countTests never counts a failed run, a missing report, or a run whose tests were all skipped as a success', () => {
  expect(countTests({}, true)).toMatchObject({ passed: 1, failed: 0 });
  expect(countTests({}, false)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests({ report: write(PASSED) }, false)).toMatchObject({ passed: 1, failed: 1 });
  expect(countTests({ report: write(SKIPPED) }, true)).toMatchObject({ passed: 0, failed: 1 });
  expect(countTests({ report: '/nowhere' }, true).failed).toBe(1);
});
