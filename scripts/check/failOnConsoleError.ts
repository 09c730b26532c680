import { afterEach, expect } from 'vitest';

/**
 * Fails a test that unexpectedly writes to `console.error` or `console.warn`.
 * A test that expects a message mocks the method itself (`vi.spyOn(console, 'error').mockImplementation(…)`) and
 * asserts the output.
 */
const written: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: unknown[]) => {
    written.push(`console.${method}: ${parts.map(String).join(' ')}`);
  };
}

afterEach(() => {
  const lines = written.splice(0);
  expect(lines, 'the test wrote to the console: expect the message, or fix its cause').toEqual([]);
});
