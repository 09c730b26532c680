import { describe, expect, test } from 'vitest';
import { dependentDropdown, select } from '../../kinds/builders.ts';
import { wrong } from '../../test-support/wrong.ts';

describe('a choice', () => {
  const option = (value: string) => ({ value, label: value });
  const nodes = [
    select('birth_country', { label: 'Country', options: [option('US'), option('CA')] }),
    dependentDropdown('birth_state', {
      label: 'State',
      controlledBy: 'birth_country',
      optionsByValue: { US: [option('Texas')], CA: [option('Ontario')] },
    }),
    select('entry_year', { label: 'Year', options: (today) => [option(today.slice(0, 4))] }),
  ];

  test.each<[string, Record<string, string>, readonly string[]]>([
    ['of the list', { birth_country: 'US', birth_state: 'Texas' }, []],
    ['of another value’s list', { birth_country: 'CA', birth_state: 'Texas' }, ['birth_state']],
    ['that no list ever had', { birth_country: 'XX' }, ['birth_country']],
    ['of a year that has passed', { entry_year: '2024' }, ['entry_year']],
    ['of this year', { entry_year: '2025' }, []],
    ['not made', { birth_country: '' }, []],
  ])('%s · DEP-02, ENT-28', (_, answers, keys) => {
    expect(wrong(nodes, answers)).toEqual(
      Object.fromEntries(keys.map((key) => [key, ['Please choose one of the options.']])),
    );
  });
});
