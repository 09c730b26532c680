import { expect, test } from 'vitest';
import { rule } from '../../declare/Rule.ts';
import { addAnother, hiddenSection } from '../../declare/layout.ts';
import { dependentDropdown, text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { storeOf } from '../../test-support/storeOf.ts';

const PARENTS = formOf(
  addAnother('parent', { max: 3, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name' }),
  ]),
);
const NAMES = formOf(
  text('first_name', { label: 'First name' }),
  hiddenSection([rule('first_name', 'equals', 'hide')], [text('last_name', { label: 'Last name' })]),
);
const PLACES = formOf(
  text('birth_country', { label: 'Country' }),
  dependentDropdown('birth_state', {
    label: 'State',
    controlledBy: 'birth_country',
    optionsByValue: {
      US: [{ value: 'Ohio', label: 'Ohio' }],
      CA: ['Quebec', 'Ontario', 'Ohio'].map((value) => ({ value, label: value })),
    },
  }),
);

test('an item count adopted from another tab is treated as saved, because that tab sends it · FORM-04', () => {
  const store = storeOf(PARENTS, { addAnother: { parent: 1 } });

  store.adopt({}, { parent: 2 });

  expect(store.view.count('parent')).toBe(2);
  expect(store.hasUnsaved).toBe(false);
});

test('an item with an unsaved answer is kept when another tab removes the item · FORM-04', () => {
  const store = storeOf(PARENTS, { addAnother: { parent: 2 } });
  store.change({ parent_2_name: 'Lee' });

  store.adopt({}, { parent: 1 });

  expect(store.view.count('parent')).toBe(2);
  expect(store.answer('parent_2_name')).toBe('Lee');
});

test('another tab’s answer to a question hidden in this tab is not blanked, and appears once the question is shown · TRAP-60', () => {
  const store = storeOf(NAMES, { answers: { first_name: 'hide' } });

  store.adopt({ last_name: 'Marsh' });
  expect(store.answer('last_name')).toBe('');
  expect(store.hasUnsaved).toBe(false);
  store.merge({ first_name: 'show', last_name: 'Marsh' }, 0);

  expect(store.answer('last_name')).toBe('Marsh');
});

test('an answer changed in this tab is kept when another tab, as it is hidden, sends an older one · TRAP-60', () => {
  const store = storeOf(NAMES, { answers: { last_name: 'Marsh' } });
  store.change({ last_name: 'Lee' });

  store.expect({ last_name: 'May' }, 0);

  expect(store.answer('last_name')).toBe('Lee');
});

test('an answer changed in this tab survives a hidden tab’s older one even if another device has saved the same change · TRAP-60', () => {
  const store = storeOf(NAMES, { answers: { last_name: 'Marsh' } });
  store.change({ last_name: 'Lee' });
  store.merge({ last_name: 'Lee' }, 0);

  store.expect({ last_name: 'May' }, 0);

  expect(store.answer('last_name')).toBe('Lee');
});

test('an answer sent by a hidden tab is kept when another device saves, and replaced when that tab saves a newer one · TRAP-60', () => {
  const store = storeOf(NAMES, { answers: { last_name: 'Marsh' } });
  store.expect({ last_name: 'Lee' }, 0);
  store.merge({ last_name: 'May' }, 0);
  expect(store.answer('last_name')).toBe('Lee');

  store.adopt({ last_name: 'Long' });

  expect(store.answer('last_name')).toBe('Long');
});

test('the next save clears an answer that a closed tab saved for a question hidden in this tab · TRAP-60, COND-13', () => {
  const store = storeOf(NAMES, { answers: { first_name: 'show' } });
  store.change({ first_name: 'hide' });
  store.expect({ last_name: 'Marsh' }, 0);

  store.merge({ first_name: 'show', last_name: 'Marsh' }, 0);

  expect(store.typed.answers).toMatchObject({ first_name: 'hide', last_name: '' });
});

test.each([
  ['chosen', { birth_state: 'Quebec' }],
  ['cleared', { birth_state: '' }],
] as const)(
  'another tab’s save replaces the country, along with the state %s in this tab · TRAP-60, DEP-01',
  (_, changed) => {
    const store = storeOf(PLACES, { answers: { birth_country: 'CA', birth_state: 'Ontario' } });
    store.change(changed);

    store.adopt({ birth_country: 'US', birth_state: 'Ohio' });

    expect(store.state.answers).toMatchObject({ birth_country: 'US', birth_state: 'Ohio' });
    expect(Object.keys(store.unsaved.answers)).toEqual([]);
  },
);

test('a state that exists in both countries is kept when another tab changes only the country · TRAP-60, DEP-01', () => {
  const store = storeOf(PLACES, { answers: { birth_country: 'US', birth_state: 'Ohio' } });

  store.adopt({ birth_country: 'CA', birth_state: 'Ohio' });

  expect(store.state.answers).toMatchObject({ birth_country: 'CA', birth_state: 'Ohio' });
});

test('an unsaved state is sent along with its country, so that no other tab reads it as one of another country · TRAP-60, DEP-01', () => {
  const store = storeOf(PLACES, { answers: { birth_country: 'CA', birth_state: 'Quebec' } });

  store.change({ birth_state: 'Ontario' });

  expect(store.typed.unsaved).toMatchObject({ birth_country: 'CA', birth_state: 'Ontario' });
});

test('an answer that was changed here and changed back is newer than one that another tab saved before · TRAP-60', () => {
  const store = storeOf(NAMES, { answers: { last_name: 'Marsh' } });
  store.expect({ last_name: 'Lee' }, 0);
  store.change({ last_name: 'Kim' });
  store.change({ last_name: 'Lee' });

  store.adopt({ last_name: 'Long' });

  expect(store.answer('last_name')).toBe('Lee');
});
