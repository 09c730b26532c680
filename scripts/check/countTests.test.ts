import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { countTests } from './countTests.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function report(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  folders.push(folder);
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('countTests', () => {
  it('counts a plain check as one', () => {
    expect(countTests({}, '', true)).toMatchObject({ passed: 1, failed: 0, failures: [] });
    expect(countTests({}, '', false)).toMatchObject({ passed: 0, failed: 1, failures: [] });
  });

  it('counts the tests of vitest one by one', () => {
    const path = report({ numPassedTests: 12, numFailedTests: 2 });

    expect(countTests({ counts: 'vitest' }, path, false)).toMatchObject({ passed: 12, failed: 2 });
  });

  it('counts the tests of playwright one by one, and a flaky one as failed', () => {
    const path = report({ stats: { expected: 5, unexpected: 1, flaky: 1 } });

    expect(countTests({ counts: 'playwright' }, path, false)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a run that failed though its tests passed as one failure', () => {
    const path = report({ numPassedTests: 12, numFailedTests: 0 });

    expect(countTests({ counts: 'vitest' }, path, false)).toMatchObject({ passed: 12, failed: 1 });
  });

  it('counts a run without tests or without a report as one failure', () => {
    expect(
      countTests({ counts: 'vitest' }, report({ numPassedTests: 0, numFailedTests: 0 }), true).failed,
    ).toBe(1);
    expect(countTests({ counts: 'playwright' }, '/nowhere', true).failed).toBe(1);
  });

  it('fails where every test is skipped, but for a check that may be', () => {
    const path = report({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 4 } });

    expect(countTests({ counts: 'playwright' }, path, true)).toMatchObject({ passed: 0, failed: 1 });
    expect(countTests({ counts: 'playwright', canBeSkipped: true }, path, true)).toMatchObject({
      passed: 0,
      failed: 0,
      skipped: 4,
    });
    expect(countTests({ counts: 'playwright', canBeSkipped: true }, '/nowhere', true).failed).toBe(1);
  });

  it('names each test of vitest that failed, and why', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'menu opens', failureMessages: [] },
      { status: 'failed', fullName: 'menu closes', failureMessages: ['Error: still open\n    at menu.ts:1'] },
    ];
    const path = report({ numPassedTests: 1, numFailedTests: 1, testResults: [{ assertionResults }] });

    expect(countTests({ counts: 'vitest' }, path, false).failures).toEqual([
      'menu closes: Error: still open',
    ]);
  });

  it('names each journey that failed, also of an inner suite, and the first thing that went wrong in it', () => {
    const spec = (title: string, ok: boolean, messages: string[] = []) => ({
      file: 'menu.e2e.ts',
      line: 7,
      title,
      ok,
      tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
    });
    const path = report({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      suites: [
        {
          specs: [spec('opens', true)],
          suites: [
            { specs: [spec('closes', false, ['\u001b[31mError: still open\u001b[39m\nCall log', 'Ended'])] },
          ],
        },
      ],
    });

    expect(countTests({ counts: 'playwright' }, path, false).failures).toEqual([
      'menu.e2e.ts:7 closes: Error: still open',
    ]);
  });
});
