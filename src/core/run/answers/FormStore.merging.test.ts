import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tabs } from '../../declare/layout.ts';
import { checkbox, select, text } from '../../kinds/builders.ts';
import { anyAnswers, anyTidyForm, KEYS, knownTo } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { formOf } from '../../test-support/formOf.ts';
import { COUNTRY, FIRST_NAME, optionsOf, PARENTS, STATE } from '../../test-support/nodes.ts';
import { storeOf, validatingStoreOf } from '../../test-support/storeOf.ts';
import { isHidden } from '../conditions/settle.ts';
import { indexForm } from '../indexForm.ts';
import { canEnter } from '../conditions/canEnter.ts';
import { type Answers, EMPTY_FORM_STATE, type FormState } from '../../answers/FormState.ts';

const FORM = formOf(
  COUNTRY,
  STATE,
  FIRST_NAME,
  text('siblings_count', { label: 'Siblings' }),
  select('gender', { label: 'Gender', options: optionsOf('female', 'male') }),
  checkbox('optin_sms_ind', { label: 'Texts' }),
  tabs('hs_tab', { label: '', defaultTab: 'us', tabs: [{ id: 'us', label: '', children: [] }] }),
  tabs('home_address_tab', { label: '', defaultTab: 'us', tabs: [{ id: 'us', label: '', children: [] }] }),
  PARENTS,
);

test.each<[string, Answers, Answers, Answers]>([
  [
    'a state of another country is left out, with its country',
    { birth_country: 'CA' },
    { birth_country: 'US', birth_state: 'Texas', birth_state_desc: 'Texas' },
    { birth_country: 'CA' },
  ],
  [
    'a state of the same country is used',
    { birth_country: 'US' },
    { birth_country: 'US', birth_state: 'Texas' },
    { birth_country: 'US', birth_state: 'Texas' },
  ],
  ["a saved '0' is an answer", { siblings_count: '0' }, { siblings_count: '2' }, { siblings_count: '0' }],
  [
    'a new account gets every answer with its label · PROD-10',
    {},
    { optin_sms_ind: 'true', gender: 'female', gender_desc: 'female' },
    { optin_sms_ind: 'true', gender: 'female', gender_desc: 'female' },
  ],
  [
    'a saved choice keeps its label · TRAP-54',
    { gender: 'male', gender_desc: '' },
    { gender: 'female', gender_desc: 'female' },
    { gender: 'male', gender_desc: '' },
  ],
  [
    'a label that belongs to no choice is replaced · TRAP-54',
    { gender: '', gender_desc: 'male' },
    { gender: 'female', gender_desc: 'female' },
    { gender: 'female', gender_desc: 'female' },
  ],
  [
    'a choice that is no longer offered is left out, and so is a key that the form does not know',
    {},
    { gender: 'x', unknown: 'x' } as Answers,
    {},
  ],
])('merging carried answers: %s · TRAP-12, TRAP-16', (_, saved, carried, expected) => {
  const store = storeOf(FORM, { answers: saved });

  store.merge({ ...EMPTY_FORM_STATE, answers: carried });

  const answers = Object.entries(store.state.answers).filter(([key, value]) => value || key in expected);
  expect(Object.fromEntries(answers)).toEqual(expected);
});

test('the larger count wins, and a carried tab is used only if none is saved · TRAP-15', () => {
  const store = storeOf(FORM, { addAnother: { parent: 2 }, tabs: { hs_tab: 'us' } });
  const merge = (parent: number) =>
    store.merge({ answers: {}, addAnother: { parent }, tabs: { hs_tab: 'intl', home_address_tab: 'intl' } });

  merge(1);
  expect(store.state.addAnother).toEqual({ parent: 2 });
  merge(3);

  expect(store.state.addAnother).toEqual({ parent: 3 });
  expect(store.state.tabs).toEqual({ hs_tab: 'us', home_address_tab: 'intl' });
});

test('carried answers become ordinary changes, one for each question · PROD-10', () => {
  const store = validatingStoreOf(FORM, { answers: { parent_1_name: 'Bo' } });

  const answers = { first_name: ' Ana ', gender: 'male', gender_desc: 'male' };
  store.merge({ answers, addAnother: { parent: 3 }, tabs: { hs_tab: 'intl' } });

  expect(store.letters.unsaved.map((change) => change.answers)).toEqual([
    { first_name: 'Ana' },
    { gender: 'male', gender_desc: 'male' },
  ]);
  expect(store.unsaved).toEqual({
    answers: { ...answers, first_name: 'Ana' },
    addAnother: { parent: 3 },
    tabs: { hs_tab: 'intl' },
  });
  expect(store.errors.summary().map(({ key }) => key)).toEqual(['parent_2_name', 'parent_3_name']);
});

test('answers that already had this value are not changes, and a count includes every item with an answer', () => {
  const store = storeOf(FORM, { answers: { first_name: 'Ana' } });

  store.merge({ answers: { first_name: 'Ana ' }, addAnother: { parent: 1 }, tabs: { hs_tab: '' } });
  expect(store.unsaved).toEqual(EMPTY_FORM_STATE);
  store.merge({ ...EMPTY_FORM_STATE, answers: { parent_2_name: 'Lee' } });

  expect(store.unsaved).toMatchObject({ addAnother: { parent: 2 }, tabs: {} });
});

test('a new account gets all of a visitor’s answers, in any form · PROD-10', () => {
  fc.assert(
    fc.property(anyTidyForm, anyVisit, (form, visit) => {
      const visitor = storeOf(form);
      for (const act of visit) perform(visitor, act);
      const { index, view, unsaved } = visitor;
      const typed = Object.entries(unsaved.answers).filter(([key, value]) => value && !key.endsWith('_desc'));
      fc.pre(typed.every(([key, value]) => canEnter(index, view, { [key]: value })));
      const student = storeOf(form);

      student.merge(unsaved);

      expect(student.state.answers).toMatchObject(Object.fromEntries(typed));
    }),
  );
});

test('merging carried answers changes no saved answer and fills in no hidden one, in any form · TRAP-12, TRAP-16, COND-13', () => {
  fc.assert(
    fc.property(anyTidyForm, anyAnswers, anyVisit, (form, any, visit) => {
      const saved = knownTo(form, any);
      const visitor = storeOf(form);
      for (const act of visit) perform(visitor, act);
      const store = storeOf(form, { answers: saved });
      const before: FormState = store.state;

      store.merge(visitor.unsaved);

      for (const key of KEYS) {
        const [was, is] = [before.answers[key] ?? '', store.answer(key)];
        if (was !== '') expect(is).toBe(was);
        else if (is !== '') expect(isHidden(indexForm(form), key, store.view)).toBe(false);
      }
    }),
  );
});
