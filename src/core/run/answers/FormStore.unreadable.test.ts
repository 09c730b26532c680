import { expect, it, vi } from 'vitest';
import { date } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { storeOf, validatingStoreOf } from '../../test-support/storeOf.ts';
import { EMPTY_FORM_STATE } from '../../answers/FormState.ts';
import type { FormStore } from './FormStore.ts';

const FORM = formOf(date('birth_date', { label: 'Date of birth', required: true }));
const SAVED = { answers: { birth_date: '2007-04-17' } };
const NO_DATE = ['Date of birth is not a valid date. Please check the month, day and year.'];

it('the last valid date is kept while the field’s date is incomplete, and only the incomplete date is reported', () => {
  const store = validatingStoreOf(FORM, SAVED);
  const listener = vi.fn();
  store.subscribe(listener);

  store.setUnreadable('birth_date', true);
  store.setUnreadable('birth_date', true);

  expect(store.answer('birth_date')).toBe('2007-04-17');
  expect(store.errors.of('birth_date')).toEqual(NO_DATE);
  expect([...store.errors.find().values()]).toEqual([NO_DATE]);
  expect(store.hasUnsaved).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

it('an incomplete date is never reported as a missing answer · VAL-05', () => {
  const store = validatingStoreOf(FORM);
  expect(store.errors.of('birth_date')).toEqual(['Date of birth is a required field']);

  store.setUnreadable('birth_date', true);

  expect(store.errors.of('birth_date')).toEqual(NO_DATE);
});

it.each<[string, (store: FormStore) => void]>([
  ['the date is complete', (store) => store.set('birth_date', '2007-04-18')],
  ['the field is empty or has been removed', (store) => store.setUnreadable('birth_date', false)],
  ['another tab has saved a date', (store) => store.letters.read({ answers: { birth_date: '2007-04-18' } })],
  ['the form has been replaced', (store) => store.dropUnsaved()],
  ['the form has been opened again', (store) => store.hydrate({ ...EMPTY_FORM_STATE, ...SAVED })],
])('an incomplete date is no longer reported once %s', (_, end) => {
  const store = validatingStoreOf(FORM, SAVED);
  store.setUnreadable('birth_date', true);

  end(store);

  expect(store.errors.of('birth_date')).toEqual([]);
});

it('an incomplete date causes no error before the first submit · STAT-05', () => {
  const store = storeOf(FORM);
  const listener = vi.fn();
  store.subscribe(listener, ['birth_date']);

  store.setUnreadable('birth_date', true);

  expect(store.errors.of('birth_date')).toEqual([]);
  expect(listener).toHaveBeenCalledOnce();
});
