import type { Titled } from './readTitles.ts';

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
  '#10': ' ',
};

/** Reads the names of the tests that passed and of those that were skipped, from JUnit reports of Vitest and Playwright. */
export function readPlayed(reports: readonly string[]): { passed: string[]; skipped: string[] } {
  const cases = reports.flatMap((report) => report.split('<testcase ').slice(1));
  const namesOf = (some: readonly string[]) =>
    some
      .map((each) => /\bname="([^"]*)"/.exec(each)?.[1] ?? '')
      .map((name) => name.replaceAll(/&(#?\w+);/g, (sign, code: string) => SIGNS[code] ?? sign));
  return {
    passed: namesOf(cases.filter((each) => !/<(failure|error|skipped)\b/.test(each))),
    skipped: namesOf(cases.filter((each) => each.includes('<skipped'))),
  };
}

/** Finds the tests of which no case has one of the given names. */
export function findUnplayed(tests: readonly Titled[], names: readonly string[]): Titled[] {
  return tests.filter(({ title }) => {
    const pattern = patternOf(title);
    return !names.some((name) => pattern.test(name));
  });
}

/** Matches the name that a report gives to a test, after the names of its groups, with any values in the title. */
function patternOf(title: string): RegExp {
  const literal = title
    .split(/%[sdifjop]|\$\{[^}]*\}|\$[a-z]\w*/)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return new RegExp(`(^| [>›] )${literal.join('.*')}$`);
}
