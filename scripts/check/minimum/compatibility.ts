import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { MINIMUM } from '../../build/minimum.ts';

// Uses Node's own loader, because a test runner would transform the 20 MB of JSON.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

export const { api, css, javascript } = data as unknown as Record<'api' | 'css' | 'javascript', Identifier>;

/** Looks up a path of keys in MDN's data, e.g. `look(css, 'selectors', 'has')`. */
export function look(from: Identifier | undefined, ...keys: string[]): Identifier | undefined {
  return keys.reduce<Identifier | undefined>(
    (node, key) => (node && Object.hasOwn(node, key) ? node[key] : undefined),
    from,
  );
}

/**
 * Given the features that share a name, returns the browsers that lack the first one; returns none if at least one of
 * the features is supported everywhere.
 */
export function lackedByAll(features: readonly Identifier[] = []): string[] {
  const lacking = features.map(lackedBy);
  return lacking.every((browsers) => browsers.length > 0) ? (lacking[0] ?? []) : [];
}

/** Returns the supported browsers that lack a feature, e.g. 'Safari 16.0'; empty if MDN does not list the feature. */
export function lackedBy(feature: Identifier | undefined): string[] {
  const compat = feature?.__compat;
  return compat ? MINIMUM.filter((oldest) => !has(compat, oldest)).map(describe) : [];
}

function has({ support }: CompatStatement, { browser, version }: (typeof MINIMUM)[number]): boolean {
  const statements = support[browser];
  const all = Array.isArray(statements) ? statements : [statements];
  return all.some((statement) => {
    const since = statement?.version_added;
    if (typeof since !== 'string' || since === 'preview') return false;
    const isPlain = !statement?.flags && !statement?.prefix && !statement?.alternative_name;
    const removed = statement?.version_removed;
    const isGone = typeof removed === 'string' && !isNewer(removed, version);
    return isPlain && !isGone && !isNewer(since.replace('≤', ''), version);
  });
}

function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}

function describe({ browser, version }: (typeof MINIMUM)[number]): string {
  return `${data.browsers[browser].name} ${version}`;
}
