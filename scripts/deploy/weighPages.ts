import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What the scripts of a page weigh before it is live, and what all scripts of a build weigh; gzipped, in kB. */
export interface Weights {
  readonly pages: Readonly<Record<string, number>>;
  readonly all: number;
}

/**
 * What a build may weigh: a little more than it does. Lower a number when the build gets lighter.
 *
 * The goals (140, 115, 220) are those of docs/first-words.md, which says what is in the way.
 */
export const BUDGETS: Weights = {
  pages: {
    'index.html': 176,
    'login.html': 128,
    'signup.html': 128,
    'confirm.html': 128,
    'forgot.html': 128,
    'reset.html': 128,
  },
  all: 248,
};

/** Weighs each page of a build by the scripts it names: those it runs, and those it fetches ahead for them. */
export function weighPages(folder: string): Weights {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const weightOf = (names: readonly string[]) =>
    names.reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(folder, 'assets', name)), { level: 9 }).length,
      0,
    ) / 1000;
  const pages = Object.keys(BUDGETS.pages).map((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    return [page, weightOf(scripts.filter((name) => html.includes(`/assets/${name}"`)))] as const;
  });
  return {
    pages: Object.fromEntries(pages),
    all: weightOf(scripts),
  };
}

/** Names what is heavier than its budget. */
export function findOverweight({ pages, all }: Weights, budgets: Weights = BUDGETS): string[] {
  const weighed = [...Object.entries(pages), ['all scripts', all] as const];
  const allowed: Readonly<Record<string, number>> = { ...budgets.pages, 'all scripts': budgets.all };
  return weighed
    .filter(([name, weight]) => weight > (allowed[name] ?? 0))
    .map(([name, weight]) => `${name}: ${weight.toFixed(1)} kB of scripts, ${String(allowed[name])} allowed`);
}
