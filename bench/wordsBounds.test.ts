import { expect, it } from 'vitest';
import { findExceeded, type Measured } from './wordsBounds.ts';

const KEPT: Measured[] = [
  { name: 'first words, slow 4G, /login', ratio: 1.2, value: 690 },
  { name: 'first words of /, compared with /about, slow 4G', ratio: 1, value: 690 },
  { name: 'first letter possible, compared with the static words, slow 4G, /about', ratio: 1, value: 870 },
  { name: 'repeat visit, slow 3G, /login', ratio: 1, value: 820 },
  { name: 'fonts, /login', value: 37_900 },
  { name: 'time until live: first question of /about, slow 3G, ×1', ratio: 1.76, value: 4450 },
  { name: 'time until live: first question of /about, slow 4G, ×1', ratio: 1.69, value: 1430 },
  { name: 'a returning student’s own answers, slow 4G, ×1', ratio: 1.1, value: 1_600 },
  { name: 'heap of /about, compared with the hand-written form', ratio: 1.66, value: 3_600_000 },
  { name: '×6, slowest: a key', value: 80 },
];

it('finds nothing if every figure is within its bound', () => {
  expect(findExceeded(KEPT)).toEqual([]);
});

it('names each figure above its bound', () => {
  const slow = [
    { name: '×6, slowest: a tab', value: 128 },
    { name: '×6, slowest: opening Help', value: 128 },
    { name: 'first words, slow 3G, /about', ratio: 1.234, value: 1600 },
  ];

  expect(findExceeded([...KEPT, ...slow])).toEqual([
    'first words, slow 3G, /about: 1.23, at most 1.2',
    '×6, slowest: a tab: 128, at most 120',
  ]);
});

it('names a bound for which nothing was measured', () => {
  expect(findExceeded(KEPT.slice(1))).toEqual(['nothing measured for ^first words, ']);
});
