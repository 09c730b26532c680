import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRestartNotice } from './createRestartNotice.ts';
import { READ_ONCE } from './startProduct.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the lines printed after these files have changed together. */
function noticesOf(...files: string[]): string[] {
  const lines: string[] = [];
  const note = createRestartNotice('npm start', READ_ONCE, (line) => lines.push(line));
  for (const file of files) note(file);
  vi.runAllTimers();
  return lines;
}

it.each([
  'openapi.yaml',
  'sandbox/answers/saveAnswers.ts',
  'contracts/kit/openContract.ts',
  'scripts/gateway/startGateway.ts',
  'scripts/start.ts',
  'src/routes/paths.ts',
  'package.json',
])('a change to %s asks for a restart', (file) => {
  expect(noticesOf(file)).toEqual([
    `Changed: ${file}. The running product still uses the old version: press Ctrl-C and run npm start again.`,
  ]);
});

it('files that change together share a line, and a later change gets its own', () => {
  const lines: string[] = [];
  const note = createRestartNotice('npm start', READ_ONCE, (line) => lines.push(line));

  for (const file of [
    'openapi.yaml',
    'sandbox/createSandbox.ts',
    'openapi.yaml',
    'sandbox/http/createApp.ts',
  ])
    note(file);
  vi.runAllTimers();
  note('openapi.yaml');
  vi.runAllTimers();

  expect(lines).toEqual([
    expect.stringMatching(/^Changed: openapi\.yaml and 2 more\. /),
    expect.stringMatching(/^Changed: openapi\.yaml\. /),
  ]);
});

it.each([
  'src/form/form.ts',
  'sdk/src/createSdk.ts',
  'sandbox/answers/answers.test.ts',
  '.data/sandbox.sqlite',
  'docs/openapi.yaml',
])('a change to %s, which is reloaded or unused, says nothing', (file) => {
  expect(noticesOf(file)).toEqual([]);
});
