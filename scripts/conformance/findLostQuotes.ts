import type { Titled } from './readTitles.ts';

const RESULTS = ['held', 'backend', 'waived', 'open'];
const ROW = /^\| (\d+\.\d+\.\d+) \| \d \| [^|]+ \| (\w+) \| ([^|]*) \| ([^|]*) \|$/gm;
const QUOTE = /(test|contract): “([^”]+)”/g;

/**
 * Finds what is wrong in docs/conformance/asvs.md: a quoted test or sentence that is gone, a result without one or
 * without a reason, and sums that differ from the rows.
 *
 * @param contract the text of openapi.yaml.
 */
export function findLostQuotes(page: string, titles: readonly Titled[], contract: string): string[] {
  const sentences = contract.replaceAll(/\s+/g, ' ');
  const rows = [...page.matchAll(ROW)];
  const faults = rows.flatMap(([, id = '', result = '', shown = '', remark = '']) => {
    const quotes = [...shown.matchAll(QUOTE)];
    const lost = quotes.filter(([, kind, quote = '']) =>
      kind === 'test' ? !titles.some(({ title }) => title.includes(quote)) : !sentences.includes(quote),
    );
    const isShown = quotes.length > 0 || (result !== 'held' && result !== 'backend');
    const hasReason = remark !== '' || (result !== 'waived' && result !== 'open');
    return [
      ...lost.map(([quote]) => `ASVS ${id}: there is no ${quote}.`),
      ...(isShown ? [] : [`ASVS ${id}: nothing shows it.`]),
      ...(hasReason ? [] : [`ASVS ${id}: ${result}, but it does not say why.`]),
    ];
  });
  const sum = RESULTS.map(
    (each) => `${String(rows.filter(([, , result]) => result === each).length)} ${each}`,
  ).join(', ');
  return page.includes(`\n${sum}.\n`) ? faults : [...faults, `ASVS: the rows are ${sum}.`];
}

/** Returns the tests that the page quotes. */
export function findQuoted(page: string, titles: readonly Titled[]): Titled[] {
  const quotes = Array.from(page.matchAll(QUOTE), ([, kind, quote = '']) => (kind === 'test' ? quote : null));
  return titles.filter(({ title }) => quotes.some((quote) => quote !== null && title.includes(quote)));
}
