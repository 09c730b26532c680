import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Size limits in kB, gzipped, for the scripts that each page needs to become interactive, and for all scripts of a
 * build. On a slow connection, these bytes decide how soon a person can type (docs/proof/words.md).
 */
const BUDGETS: Readonly<Record<string, number>> = {
  'index.html': 161,
  'about.html': 161,
  'login.html': 118,
  'signup.html': 118,
  'confirm.html': 118,
  'forgot.html': 118,
  'reset.html': 118,
  'all scripts': 246,
  // Loaded only for the first photo, so not part of the total; must never exceed 40 (DOC-19).
  photos: 6,
};

/** Returns the gzipped size, in kB, of the scripts that each page runs or preloads, and of all scripts together. */
export function weighPages(folder: string): Record<string, number> {
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const weightOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + statSync(join(folder, 'assets', `${name}.gz`)).size, 0) / 1000;
  const weights = Object.keys(BUDGETS).map((page): [string, number] => {
    const photos = scripts.filter((name) => name.startsWith('photos.chunk-'));
    if (page === 'photos') return [page, weightOf(photos)];
    if (page === 'all scripts') return [page, weightOf(scripts.filter((name) => !photos.includes(name)))];
    const html = readFileSync(join(folder, page), 'utf8');
    return [page, weightOf(scripts.filter((name) => new RegExp(` (src|href)="/assets/${name}"`).test(html)))];
  });
  return Object.fromEntries(weights);
}

/** Lists the pages and groups of scripts that exceed their budget. */
export function findOverweight(folder: string): string[] {
  return Object.entries(weighPages(folder))
    .filter(([name, weight]) => weight > (BUDGETS[name] ?? 0))
    .map(([name, weight]) => `${name}: ${weight.toFixed(1)} kB of scripts, ${String(BUDGETS[name])} allowed`);
}
