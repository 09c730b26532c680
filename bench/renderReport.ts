import type { Variant } from './buildPages.ts';
import type { Visit } from './measure/measurePage.ts';

/** All measurements of one form size, by variant. */
export interface Measured {
  readonly size: number;
  readonly visits: Record<Variant, readonly Visit[]>;
}

interface Row {
  readonly name: string;
  readonly unit: string;
  readonly read: (visit: Visit) => readonly number[];
  /**
   * The time that react-hook-form needed for the same form, keyed by number of questions. Ours must stay below
   * it (docs/proof/bench.md).
   */
  readonly bound?: Readonly<Record<number, number>>;
}

const ROWS: readonly Row[] = [
  {
    name: 'One keystroke',
    unit: 'ms',
    read: (visit) => visit.keystrokes,
    bound: { 60: 3.6, 240: 7.5, 960: 10.6 },
  },
  {
    name: 'One keystroke while validating',
    unit: 'ms',
    read: (visit) => visit.validatingKeystrokes,
    bound: { 60: 33, 240: 107, 960: 383 },
  },
  { name: 'First submit → all errors shown', unit: 'ms', read: (visit) => [visit.submit] },
  { name: 'Heap', unit: 'MB', read: (visit) => [visit.heap / 1e6] },
];

/** Marks a bound that a figure exceeds. */
export const MISSED = '**missed**';

/** Renders the table, with a verdict for each bound. */
export function renderReport(all: readonly Measured[]): string {
  const lines = [
    '| | questions | floor | ours | ours / floor | from round to round | bound |',
    '|---|--:|--:|--:|--:|--:|---|',
    ...ROWS.flatMap((row) => all.map((measured) => renderRow(row, measured))),
  ];
  return lines.join('\n');
}

function renderRow({ name, unit, read, bound }: Row, { size, visits }: Measured): string {
  const of = (variant: Variant) => median(visits[variant].flatMap(read));
  const [floor, ours] = [of('floor'), of('ours')];
  const limit = bound?.[size];
  const verdict = limit === undefined ? '' : `≤ ${limit} ${unit}: ${ours <= limit ? 'kept' : MISSED}`;
  const figure = (value: number) => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ${unit}`;
  const ratios = ratiosByRound(visits, read);
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return `| ${name} | ${size} | ${figure(floor)} | ${figure(ours)} | ×${(ours / floor).toFixed(2)} | ${spread} | ${verdict} |`;
}

/** Returns ours / floor for each round, to show how much the ratio varies. */
function ratiosByRound(visits: Measured['visits'], read: Row['read']): number[] {
  return visits.ours.flatMap((ours, round) => {
    const floor = visits.floor[round];
    return floor ? [median(read(ours)) / median(read(floor))] : [];
  });
}

/** Returns the middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[half - 1 + (sorted.length % 2)], sorted[half]];
  return (low + high) / 2;
}
