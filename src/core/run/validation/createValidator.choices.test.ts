import { describe, expect, test } from 'vitest';
import { dependentDropdown, select } from '../../kinds/builders.ts';
import { wrong } from '../../test-support/wrong.ts';

describe('createValidator', () => {
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
    ['accepts a choice from the list', { birth_country: 'US', birth_state: 'Texas' }, []],
    [
      'rejects a choice from the list for another controlling value',
      { birth_country: 'CA', birth_state: 'Texas' },
      ['birth_state'],
    ],
    ['rejects a choice that no list contains', { birth_country: 'XX' }, ['birth_country']],
    ['rejects a year that has passed', { entry_year: '2024' }, ['entry_year']],
    ['accepts the current year', { entry_year: '2025' }, []],
    ['accepts a missing choice', { birth_country: '' }, []],
  ])('%s · DEP-02, ENT-28', (_, answers, keys) => {
    expect(wrong(nodes, answers)).toEqual(
      Object.fromEntries(keys.map((key) => [key, ['Please choose one of the options.']])),
    );
  });
});
