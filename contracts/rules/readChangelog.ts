import { isVersion, readVersion } from './version.ts';

/** Returns the text under each version's heading in CHANGELOG.md, by version. */
export function readChangelog(changelog: string): Map<string, string> {
  const sections = changelog.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => {
      const [heading = '', ...body] = section.split('\n');
      return [heading.split(' ')[0] ?? '', body.join('\n').trim()];
    }),
  );
}

/** Returns what the entries after a version name in backticks: each code, such as `PUT /api/answer`, and its words. */
export function namesSince(changelog: string, version: string): Set<string> {
  const entries = [...readChangelog(changelog)].filter(
    ([each]) => isVersion(each) && readVersion(each) > readVersion(version),
  );
  const codes = entries.flatMap(([, text]) => [...text.matchAll(/`([^`]+)`/g)]);
  return new Set(
    codes.flatMap(([, code = '']) => {
      const words = code.split(/\s+/);
      return [words.join(' '), ...words];
    }),
  );
}
