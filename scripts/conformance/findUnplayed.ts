import type { Titled } from './readTitles.ts';

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
  '#10': ' ',
};

/** Reads the names of the tests that passed, from JUnit reports of Vitest and Playwright. */
export function readPassed(reports: readonly string[]): string[] {
  return reports
    .flatMap((report) => report.split('<testcase ').slice(1))
    .filter((each) => !/<(failure|error|skipped)\b/.test(each))
    .map((each) => /\bname="([^"]*)"/.exec(each)?.[1] ?? '')
    .map((name) => name.replaceAll(/&(#?\w+);/g, (sign, code: string) => SIGNS[code] ?? sign));
}

/** Finds the tests that are not among those that passed, each with at least one of its cases. */
export function findUnplayed(tests: readonly Titled[], passed: readonly string[]): Titled[] {
  return tests.filter(({ title }) => {
    const pattern = patternOf(title);
    return !passed.some((name) => pattern.test(name));
  });
}

/** Matches the name that a report gives to a test, after the names of its groups, with any values in the title. */
function patternOf(title: string): RegExp {
  const literal = title
    .split(/%[sdifjop]|\$\{[^}]*\}|\$[a-z]\w*/)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`(^| [>›] )${literal.join('.*')}$`);
}
