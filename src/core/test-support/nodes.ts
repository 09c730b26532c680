import type { FormNode } from '../declare/FormNode.ts';
import { addAnother, hiddenSection, tabs } from '../declare/layout.ts';
import { rule } from '../declare/Rule.ts';
import { dependentDropdown, radio, select, sensitive, text } from '../kinds/builders.ts';

/* The questions that most tests use. */

export const optionsOf = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));

export const FIRST_NAME = text('first_name', { label: 'First name' });
export const LAST_NAME = text('last_name', { label: 'Last name' });
export const SSN = sensitive('ssn', { label: 'Social Security number', max: 11 });

/** A former name, shown after the answer yes. */
export const OTHER_NAME: readonly FormNode[] = [
  radio('other_name_ind', { label: 'Other name', options: { yes: 'Yes', no: 'No' } }),
  hiddenSection(
    [rule('other_name_ind', 'notEquals', 'yes')],
    [text('former_name', { label: 'Former name' })],
  ),
];

export const COUNTRY = select('birth_country', { label: 'Country', options: optionsOf('US', 'CA') });
/** Depends on the country. */
export const STATE = dependentDropdown('birth_state', {
  label: 'State',
  controlledBy: 'birth_country',
  optionsByValue: { US: optionsOf('Ohio', 'Texas'), CA: optionsOf('Quebec', 'Ontario', 'Ohio') },
});

export const PARENTS = addAnother('parent', { max: 4, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
  text(key('name'), { label: 'Name', required: true }),
]);

/** A question in each of two tabs. */
export const SCHOOL_TABS = tabs('hs_tab', {
  label: 'School',
  defaultTab: 'us',
  tabs: [
    { id: 'us', label: 'U.S.', children: [text('hs_city', { label: 'City' })] },
    { id: 'intl', label: 'International', children: [text('hs_name', { label: 'Name' })] },
  ],
});
