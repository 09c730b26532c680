import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const RESULT = fileURLToPath(new URL('../../docs/sweep.md', import.meta.url));

/** Writes what a whole sweep found into docs/sweep.md. */
export default class SweepReporter implements Reporter {
  private readonly entries: string[] = [];

  onTestEnd({ title, annotations }: TestCase, { status, error }: TestResult): void {
    const looked = annotations.find(({ type }) => type === 'result')?.description;
    const waived = annotations.filter(({ type }) => type === 'waived');
    const lines = [
      `- ${status === 'passed' ? 'Holds' : '**Does not hold**'}: ${title}${looked ? ` (${looked})` : ''}`,
      ...waived.map(({ description }) => `  - waived ${description ?? ''}`),
      ...(error ? [`  - ${stripVTControlCharacters(error.message ?? '').split('\n')[0] ?? ''}`] : []),
    ];
    this.entries.push(lines.join('\n'));
  }

  onEnd({ status }: FullResult): void {
    if (process.argv.some((argument) => argument.startsWith('-g') || argument.startsWith('--grep'))) return;
    const head = [
      '# A second look for access',
      '',
      'What `npm run sweep` found when it last ran whole; it writes this page. axe with every rule and IBM’s checker look',
      'at every story of the mock; a dozen stories carry every mode.',
      '',
      `The sweep ${status === 'passed' ? 'found nothing that is not waived by name' : 'found something'}.`,
      '',
    ];
    writeFileSync(RESULT, [...head, ...this.entries.sort(), ''].join('\n'));
  }
}
