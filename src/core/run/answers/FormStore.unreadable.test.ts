import { expect, it, vi } from 'vitest';
import { date } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { createValidator } from '../validation/createValidator.ts';
import { EMPTY_FORM_STATE, type Answers } from './FormState.ts';
import { FormStore } from './FormStore.ts';

const INDEX = indexForm(formOf(date('birth_date', { label: 'Date of birth', required: true })));
const NO_DATE = ['Date of birth is not a complete date.'];

function validatingStore(answers: Answers = {}): FormStore {
  const store = new FormStore(INDEX, () => TODAY);
  store.hydrate({ ...EMPTY_FORM_STATE, answers });
  store.setValidator(createValidator());
  store.setValidating(true);
  return store;
}

it('keeps the last valid date while its field shows half a date, and reports only the incomplete date', () => {
  const store = validatingStore({ birth_date: '2007-04-17' });
  const listener = vi.fn();
  store.subscribe(listener);

  store.setUnreadable('birth_date', true);

  expect(store.answer('birth_date')).toBe('2007-04-17');
  expect(store.errors('birth_date')).toEqual(NO_DATE);
  expect([...store.findErrors().values()]).toEqual([NO_DATE]);
  expect(store.hasUnsaved).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

it('never reports half a date as a missing answer · VAL-05', () => {
  const store = validatingStore();
  expect(store.errors('birth_date')).toEqual(['Date of birth is a required field']);

  store.setUnreadable('birth_date', true);

  expect(store.errors('birth_date')).toEqual(NO_DATE);
});

it.each<[string, (store: FormStore) => void]>([
  ['the date is complete', (store) => store.set('birth_date', '2007-04-18')],
  ['the field is empty or has been removed', (store) => store.setUnreadable('birth_date', false)],
  ['another tab has saved a date', (store) => store.adopt({ birth_date: '2007-04-18' })],
  ['the form has been replaced', (store) => store.dropUnsaved()],
])('no longer reports an incomplete date once %s', (_, end) => {
  const store = validatingStore({ birth_date: '2007-04-17' });
  store.setUnreadable('birth_date', true);

  end(store);

  expect(store.errors('birth_date')).toEqual([]);
});

it('shows no error for half a date before the first submit · STAT-05', () => {
  const store = validatingStore();
  store.setValidating(false);

  store.setUnreadable('birth_date', true);

  expect(store.errors('birth_date')).toEqual([]);
});
