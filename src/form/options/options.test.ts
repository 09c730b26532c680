import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../core/kinds/optionsOf.ts';
import type { Option } from '../../core/declare/Option.ts';
import { MAJORS, PROGRAMS } from './choices.ts';
import { COUNTRIES, COUNTRIES_US_FIRST, COUNTRIES_WITHOUT_US } from './countries.ts';
import { MONTHS } from './monthAndYear.ts';
import { CANADIAN_PROVINCES, STATES_AND_PROVINCES, US_STATES } from './states.ts';
import { years } from './years.ts';

const values = (options: readonly Option[]) => options.map((option) => option.value);
const labels = (options: readonly Option[]) => options.map((option) => option.label);

describe('countries', () => {
  test.each([
    ['all', COUNTRIES],
    ['the United States first', COUNTRIES_US_FIRST],
    ['without the United States', COUNTRIES_WITHOUT_US],
  ])(
    'in the list “%s” number at least 195, with no blank or duplicate codes or names · ENT-28',
    (_, list) => {
      expect(list.length).toBeGreaterThanOrEqual(195);
      expect(new Set(values(list)).size).toBe(list.length);
      expect(new Set(labels(list)).size).toBe(list.length);
      expect(values(list).filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
      expect(labels(list).filter((label) => label.trim() === '' || /^[A-Z]{2}$/.test(label))).toEqual([]);
    },
  );

  test('are sorted by name · ENT-28', () => {
    const sorted = [...labels(COUNTRIES)].sort((a, b) => a.localeCompare(b, 'en'));

    expect(labels(COUNTRIES)).toEqual(sorted);
  });

  test('have their common names · ENT-28', () => {
    expect(labels(COUNTRIES)).toEqual(
      expect.arrayContaining([
        'France',
        'China',
        'Russia',
        'Iran',
        'Taiwan',
        'Tanzania',
        'Canada',
        'United States',
      ]),
    );
  });

  test('can start with the United States, which is then not listed again · ENT-29', () => {
    expect(COUNTRIES_US_FIRST[0]).toEqual({ value: 'US', label: 'United States' });
    expect(values(COUNTRIES_US_FIRST).filter((code) => code === 'US')).toHaveLength(1);
    expect(new Set(values(COUNTRIES_US_FIRST))).toEqual(new Set(values(COUNTRIES)));
  });

  test('can exclude the United States, and no other country · ENT-30', () => {
    expect(values(COUNTRIES_WITHOUT_US)).toEqual(values(COUNTRIES).filter((code) => code !== 'US'));
  });
});

describe('states and provinces', () => {
  test('have values equal to their names, and no duplicate names · ENT-31', () => {
    expect(values(STATES_AND_PROVINCES)).toEqual(labels(STATES_AND_PROVINCES));
    expect(new Set(values(STATES_AND_PROVINCES)).size).toBe(STATES_AND_PROVINCES.length);
  });

  test('include fifty states, the District of Columbia, five territories and three armed forces areas · ENT-31', () => {
    const others = [
      'District of Columbia',
      'American Samoa',
      'Guam',
      'Northern Mariana Islands',
      'Puerto Rico',
      'U.S. Virgin Islands',
      'Armed Forces Americas',
      'Armed Forces Europe',
      'Armed Forces Pacific',
    ];

    expect(values(US_STATES)).toEqual(
      expect.arrayContaining([...others, 'Pennsylvania', 'Alaska', 'Hawaii']),
    );
    expect(US_STATES).toHaveLength(50 + others.length);
  });

  test('include ten provinces and three territories of Canada · ENT-31', () => {
    expect(CANADIAN_PROVINCES).toHaveLength(13);
    expect(values(CANADIAN_PROVINCES)).toEqual(expect.arrayContaining(['Ontario', 'Quebec', 'Yukon']));
  });
});

test("months run from '1' (January) to '12' (December), without padding · ENT-32", () => {
  expect(values(MONTHS)).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
  expect([MONTHS[0]?.label, MONTHS[8]?.label, MONTHS[11]?.label]).toEqual([
    'January',
    'September',
    'December',
  ]);
});

describe('years', () => {
  const listed = (settings: Parameters<typeof years>[0], today: string) => {
    return values(optionsOf(years(settings), today)).join();
  };

  test.each([
    [{ count: 5, direction: 'past' as const }, '2025-06-01', '2025,2024,2023,2022,2021'],
    [{ count: 3, direction: 'future' as const }, '2025-06-01', '2025,2026,2027'],
    [{ count: 3, direction: 'future' as const }, '2030-01-01', '2030,2031,2032'],
    [{ count: 3, direction: 'past' as const, startOffset: 2 }, '2025-12-31', '2027,2026,2025'],
    [{ count: 1, direction: 'past' as const, startOffset: -1 }, '2025-06-01', '2024'],
    [{ count: 0, direction: 'past' as const }, '2025-06-01', ''],
  ])('%j on %s gives %s · ENT-33', (settings, today, expected) => {
    expect(listed(settings, today)).toBe(expected);
  });
});

test('row 46: every school or college has 3 to 6 majors and undecided has none, without duplicates', () => {
  const counts = Object.entries(MAJORS)
    .filter(([program]) => program !== 'undecided')
    .map(([, list]) => list.length);

  expect(Object.keys(MAJORS)).toEqual(Object.keys(PROGRAMS));
  expect(MAJORS.undecided).toEqual([]);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
  expect(Math.max(...counts)).toBeLessThanOrEqual(6);
  const all = Object.values(MAJORS).flatMap(values);
  expect(new Set(all).size).toBe(all.length);
});
