import { describe, expect, test } from 'vitest';
import type { Option } from '../../core/declare/Option.ts';
import { MAJORS, PROGRAMS } from './choices.ts';
import { CITIZENSHIPS, COUNTRIES, COUNTRIES_US_FIRST, COUNTRIES_WITHOUT_US } from './countries.ts';
import { CANADIAN_PROVINCES, STATES_AND_PROVINCES, US_STATES } from './states.ts';

const values = (options: readonly Option[]) => options.map((option) => option.value);
const labels = (options: readonly Option[]) => options.map((option) => option.label);

describe('countries', () => {
  const codes = values(COUNTRIES);

  test('number at least 195, have unique codes and common names, and are sorted by name · ENT-28', () => {
    const names = labels(COUNTRIES);

    expect(codes.length).toBeGreaterThanOrEqual(195);
    expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(names.filter((name) => name.trim() === '' || /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect([new Set(codes).size, new Set(names).size]).toEqual([codes.length, codes.length]);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    const common = ['France', 'China', 'Russia', 'Iran', 'Taiwan', 'Tanzania', 'Canada', 'United States'];
    expect(names).toEqual(expect.arrayContaining(common));
  });

  test('can list the United States first, without repeating it, or exclude it · ENT-29, ENT-30', () => {
    const others = codes.filter((code) => code !== 'US');

    expect(values(COUNTRIES_US_FIRST)).toEqual(['US', ...others]);
    expect(COUNTRIES_US_FIRST[0]?.label).toBe('United States');
    expect(values(COUNTRIES_WITHOUT_US)).toEqual(others);
  });

  test('a citizenship, and nothing else, may be “Stateless” · row 15', () => {
    const names = labels(CITIZENSHIPS);

    expect(names.filter((name) => !labels(COUNTRIES_WITHOUT_US).includes(name))).toEqual(['Stateless']);
    expect(CITIZENSHIPS.find(({ label }) => label === 'Stateless')?.value).toBe('XX');
    expect(values(COUNTRIES)).not.toContain('XX');
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });
});

test('the 50 states, 9 other US areas and 13 Canadian provinces and territories have unique names as values · ENT-31', () => {
  const others = [
    'District of Columbia',
    ...['American Samoa', 'Guam', 'Northern Mariana Islands', 'Puerto Rico', 'U.S. Virgin Islands'],
    ...['Armed Forces Americas', 'Armed Forces Europe', 'Armed Forces Pacific'],
  ];

  expect(values(STATES_AND_PROVINCES)).toEqual(labels(STATES_AND_PROVINCES));
  expect(new Set(values(STATES_AND_PROVINCES)).size).toBe(50 + others.length + 13);
  expect(US_STATES).toHaveLength(50 + others.length);
  expect(values(US_STATES)).toEqual(expect.arrayContaining([...others, 'Pennsylvania', 'Alaska', 'Hawaii']));
  expect(values(CANADIAN_PROVINCES)).toEqual(expect.arrayContaining(['Ontario', 'Quebec', 'Yukon']));
});

test('row 46: every school or college has 3 to 6 majors of its own, and “undecided” has none', () => {
  const { undecided, ...others } = MAJORS;
  const counts = Object.values(others).map((list) => list.length);

  expect(Object.keys(MAJORS)).toEqual(Object.keys(PROGRAMS));
  expect(undecided).toEqual([]);
  expect(counts.filter((count) => count < 3 || count > 6)).toEqual([]);
  const all = Object.values(MAJORS).flatMap(values);
  expect(new Set(all).size).toBe(all.length);
});
