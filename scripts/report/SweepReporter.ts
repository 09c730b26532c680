import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { isWholeRun } from './isWholeRun.ts';
import { writeLastRun } from './writeLastRun.ts';

const DOCUMENT = new URL('../../docs/sweep.md', import.meta.url);

/** Writes what a whole sweep found into docs/sweep.md. */
export default class SweepReporter implements Reporter {
  readonly #entries: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { status, error }: TestResult): void {
    const looked = annotations.find(({ type }) => type === 'result')?.description;
    const waived = annotations.filter(({ type }) => type === 'waived');
    const lines = [
      `- ${status === 'passed' ? 'Holds' : '**Does not hold**'}: ${title}${looked ? ` (${looked})` : ''}`,
      ...waived.map(({ description }) => `  - waived ${description ?? ''}`),
      ...(error ? [`  - ${stripVTControlCharacters(error.message ?? '').split('\n')[0] ?? ''}`] : []),
    ];
    this.#entries.push(lines.join('\n'));
  }

  onEnd({ status }: FullResult): void {
    if (!isWholeRun() || status === 'interrupted' || status === 'timedout') return;
    const outcome = status === 'passed' ? 'found nothing that is not waived by name' : 'found something';
    writeLastRun(DOCUMENT, [`The sweep ${outcome}.`, '', ...this.#entries.sort()].join('\n'));
  }
}
