import { expect, it } from 'vitest';
import { optionsOf } from './optionsOf.ts';

it('gives a fixed list as it is, and a generated one as of the day · ENT-33', () => {
  const fixed = [{ value: 'yes', label: 'Yes' }];
  const thisYear = (today: string) => [{ value: today.slice(0, 4), label: today.slice(0, 4) }];

  expect(optionsOf(fixed, '2025-06-01')).toBe(fixed);
  expect(optionsOf(thisYear, '2026-01-01')).toEqual([{ value: '2026', label: '2026' }]);
});
