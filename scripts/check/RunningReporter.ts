import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestCase as PlaywrightTest } from '@playwright/test/reporter';
import type { TestCase, TestModule } from 'vitest/node';

/**
 * A reporter for Vitest and Playwright that keeps a file of the tests that are running, one a line, so that a check that
 * runs past its time can name them. A test file without a running test is listed too: it may hang while it is loaded.
 * The file is named by ADMIT_RUNNING; without it, nothing is written.
 */
export default class RunningReporter {
  readonly #running = new Map<string, string>();

  onTestModuleQueued(module: TestModule): void {
    this.#add(module.id, relative('', module.moduleId));
  }
  onTestModuleEnd(module: TestModule): void {
    this.#remove(module.id);
  }
  onTestCaseReady(test: TestCase): void {
    this.#add(test.id, `${relative('', test.module.moduleId)} ${test.fullName}`);
  }
  onTestCaseResult(test: TestCase): void {
    this.#remove(test.id);
  }
  onTestBegin(test: PlaywrightTest): void {
    this.#add(test.id, `${relative('', test.location.file)} ${test.title}`);
  }
  onTestEnd(test: PlaywrightTest): void {
    this.#remove(test.id);
  }
  printsToStdio(): boolean {
    return false;
  }

  #add(id: string, name: string): void {
    this.#running.set(id, name.replaceAll(/\s+/g, ' '));
    this.#write();
  }
  #remove(id: string): void {
    this.#running.delete(id);
    this.#write();
  }
  #write(): void {
    const path = process.env.ADMIT_RUNNING;
    // The newest last: a file is listed before its tests.
    if (path) writeFileSync(path, [...this.#running.values()].join('\n'));
  }
}
