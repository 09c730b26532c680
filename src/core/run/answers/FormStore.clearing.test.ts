import { expect, it } from 'vitest';
import { rule } from '../../declare/Rule.ts';
import { hiddenSection, watcher } from '../../declare/layout.ts';
import { autocomplete, radio, text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { storeOf } from '../../test-support/storeOf.ts';

const YES_NO = { yes: 'Yes', no: 'No' };
const FORM = formOf(
  radio('other_name_ind', { label: 'Other name?', options: YES_NO }),
  hiddenSection(
    [rule('other_name_ind', 'notEquals', 'yes')],
    [text('former_name', { label: 'Former name' }), text('preferred_name', { label: 'Preferred name' })],
  ),
);
const FILLED = {
  other_name_ind: 'yes',
  other_name_ind_desc: 'Yes',
  former_name: 'Doe',
  preferred_name: 'Jo',
};
const NO = { other_name_ind: 'no', other_name_ind_desc: 'No' };
const BY = ['other_name_ind'] as const;

const store = () => storeOf(FORM, { answers: FILLED });

it('undoing a choice restores the answers it cleared and the previous choice, as a new change · COND-13', () => {
  const form = store();

  form.change(NO);
  expect(form.state.answers).toMatchObject({ ...NO, former_name: '', preferred_name: '' });
  const clearing = form.cleared.of(BY);
  expect(clearing?.count(form.answer)).toBe(2);
  form.letters.confirm({ ...form.letters.send(), version: null }, 0);
  form.undoClearing(clearing!);

  expect(form.state.answers).toEqual(FILLED);
  expect(Object.keys(form.unsaved.answers).sort()).toEqual(Object.keys(FILLED).sort());
  expect(form.cleared.of(BY)).toBeUndefined();
});

it('a choice made with the arrow keys can be undone once the group is left · COND-13', () => {
  const form = store();

  form.enter(NO);
  expect(form.cleared.of(BY)).toBeUndefined();
  form.commit();
  form.undoClearing(form.cleared.of(BY)!);

  expect(form.state.answers).toEqual(FILLED);
});

it('an undo also restores a text whose field had not been left · COND-13', () => {
  const form = store();
  form.set('former_name', 'Roe');

  form.change(NO);
  form.undoClearing(form.cleared.of(BY)!);

  expect(form.state.answers).toEqual({ ...FILLED, former_name: 'Roe' });
});

it('answers given again are no longer counted as cleared, and an undo keeps them · COND-13', () => {
  const form = store();
  form.change(NO);
  form.change({ other_name_ind: 'yes', other_name_ind_desc: 'Yes' });
  form.change({ former_name: 'Roe' });
  expect(form.cleared.of(BY)?.count(form.answer)).toBe(1);

  form.undoClearing(form.cleared.of(BY)!);

  expect(form.state.answers).toEqual({ ...FILLED, former_name: 'Roe' });
});

it('no undo is offered for a choice that clears nothing, or once the page has been left · COND-13', () => {
  const form = store();
  form.change({ former_name: '' });
  expect(form.cleared.of(BY)).toBeUndefined();

  form.change(NO);
  form.cleared.forget();
  expect(form.cleared.of(BY)).toBeUndefined();
});

it('an undo restores the last committed choice, although another was reached with the arrow keys · COND-13', () => {
  const form = store();

  form.enter(NO);
  form.change({ other_name_ind: '', other_name_ind_desc: '' });
  form.undoClearing(form.cleared.of(BY)!);

  expect(form.state.answers).toEqual(FILLED);
});

const SCHOOL = formOf(
  autocomplete('hs_name', { label: '', category: 'hs_ceeb', inputMax: 60, fills: { city: 'hs_city' } }),
  text('hs_city', { label: 'City' }),
  text('counselor_name', { label: 'Counselor' }),
  watcher(rule('hs_name', 'answered'), ['counselor_name']),
);
const ELM = { hs_name: 'Elm High', hs_city: 'Altoona', counselor_name: 'Ms. Roe' };
const NO_CITY = { hs_city: '' };

it('what a lookup’s text clears is counted beside that text, and an undo restores all of it · COND-13, DEP-08', () => {
  const form = storeOf(SCHOOL, { answers: ELM });
  form.enter({ hs_name: 'Elm Hi' }, NO_CITY);
  expect(form.cleared.of(['hs_name'])).toBeUndefined();
  form.commit();
  expect(form.cleared.of(['hs_city'])).toBeUndefined();
  expect(form.cleared.of(['hs_name'])?.count(form.answer)).toBe(1);

  form.undoClearing(form.cleared.of(['hs_name'])!);

  expect(form.state.answers).toEqual(ELM);
});

it('an undo restores the text that was there before a suggestion was searched for · COND-13, DEP-08', () => {
  const form = storeOf(SCHOOL, { answers: ELM });
  form.enter({ hs_name: 'Oa' }, NO_CITY);
  form.change({ ...NO_CITY, hs_name: 'Oak High' }, 'person', 'hs_name');

  form.undoClearing(form.cleared.of(['hs_name'])!);

  expect(form.state.answers).toEqual(ELM);
});

it('an emptied lookup clears answers at once and others when it is left, and one undo restores them · COND-13', () => {
  const form = storeOf(SCHOOL, { answers: ELM });
  form.change(NO_CITY, 'person', 'hs_name');
  form.enter({ hs_name: '' }, NO_CITY);
  expect(form.cleared.of(['hs_name'])?.count(form.answer)).toBe(1);
  form.commit();
  expect(form.cleared.of(['hs_name'])?.count(form.answer)).toBe(2);

  form.undoClearing(form.cleared.of(['hs_name'])!);

  expect(form.state.answers).toEqual(ELM);
});
