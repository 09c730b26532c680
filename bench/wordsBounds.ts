/** A measured figure of `npm run try -- words`: a ratio to its base, or a value in its unit. */
export interface Measured {
  readonly name: string;
  /** Ours, divided by what it is compared with. */
  readonly ratio?: number;
  /** In milliseconds or bytes. */
  readonly value: number;
}

type Bound = readonly [name: RegExp, of: 'ratio' | 'value', most: number];

/** The most that a figure may be. The sizes of scripts are limited by `scripts/build/weighPages.ts`. */
const BOUNDS: readonly Bound[] = [
  [/^first words, /, 'ratio', 1.2],
  [/^first words of \/, /, 'ratio', 1.05],
  [/^first letter possible, /, 'ratio', 1.15],
  [/^repeat visit, /, 'ratio', 1.05],
  [/^fonts, /, 'value', 60_000],
  [/^time until live: .*slow 3G/, 'ratio', 2],
  [/^time until live: .*slow 4G/, 'ratio', 1.95],
  [/^a returning student’s own answers, /, 'ratio', 1.1],
  [/^heap of \/about/, 'value', 3_750_000],
  // A person takes 0.1 s for "at once"; the others stay below what browsers call good.
  [/^×6, slowest: (a key|a radio button|(open|clos)ing a list|a tab|Save and Continue)$/, 'value', 120],
  [/^×6, slowest: /, 'value', 200],
];

/** Returns a line for each figure above its bound, and for each bound that no figure was measured for. */
export function findExceeded(all: readonly Measured[]): string[] {
  return BOUNDS.flatMap(([pattern, of, most]) => {
    const own = all.filter(({ name }) => pattern.test(name));
    if (own.length === 0) return [`nothing measured for ${pattern.source}`];
    return own.flatMap((each) => {
      const figure = each[of] ?? Number.NaN;
      return figure <= most
        ? []
        : [`${each.name}: ${String(Number(figure.toFixed(2)))}, at most ${String(most)}`];
    });
  });
}
