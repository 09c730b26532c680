import { readFileSync } from 'node:fs';
import type { TestCase, TestResult } from '@playwright/test/reporter';

/** A reporter for Playwright that prints what a page showed when its journey failed, for a machine that keeps no files. */
export default class FailedPageReporter {
  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    const [, snapshot] = path ? readFileSync(path, 'utf8').split('# Page snapshot') : [];
    if (snapshot) console.log(`The page when "${test.title}" failed:\n${snapshot.split('\n# ')[0]?.trim()}`);
  }
  printsToStdio(): boolean {
    return false;
  }
}
