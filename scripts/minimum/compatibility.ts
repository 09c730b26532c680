import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { MINIMUM } from './minimum.ts';

// Node's own reader: a test runner would translate its 20 MB as code.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

export const { api, css, javascript } = data as unknown as Record<'api' | 'css' | 'javascript', Identifier>;

/** Follows keys down MDN's data: `look(css, 'selectors', 'has')`. */
export function look(from: Identifier | undefined, ...keys: string[]): Identifier | undefined {
  return keys.reduce<Identifier | undefined>(
    (node, key) => (node && Object.hasOwn(node, key) ? node[key] : undefined),
    from,
  );
}

/** Names the browsers that lack what several features share a name with; what one of them is may be meant. */
export function lackedByAll(features: readonly Identifier[] = []): string[] {
  const lacking = features.map(lackedBy);
  return lacking.every((browsers) => browsers.length > 0) ? (lacking[0] ?? []) : [];
}

/** Names the browsers of the minimum that lack a feature, as 'Safari 16.0'; none where MDN does not know it. */
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
