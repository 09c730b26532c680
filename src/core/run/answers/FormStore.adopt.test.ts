import { describe, expect, test } from 'vitest';
import { rule } from '../../declare/Rule.ts';
import { addAnother, hiddenSection } from '../../declare/layout.ts';
import { dependentDropdown, text } from '../../kinds/builders.ts';
import { indexForm } from '../indexForm.ts';
import { formOf } from '../../test-support/formOf.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { createValidator } from '../validation/createValidator.ts';
import { EMPTY_FORM_STATE } from './FormState.ts';
import { FormStore } from './FormStore.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('last_name', { label: 'Last name' }),
  addAnother('parent', { max: 3, title: (n) => `Parent ${n}`, addLabel: '' }, (key) => [
    text(key('name'), { label: 'Name' }),
  ]),
);

function storeWith(answers = {}, counts = {}): FormStore {
  const store = new FormStore(indexForm(FORM), () => TODAY);
  store.hydrate({ ...EMPTY_FORM_STATE, answers, addAnother: counts });
  return store;
}

describe('FormStore.adopt', () => {
  test('keeps a change made in this tab that the server does not have yet · TRAP-60', () => {
    const store = storeWith({ first_name: 'Ana' });
    store.change({ first_name: 'Anja' });

    store.adopt({ first_name: 'Anna', last_name: 'Marsh' });

    expect(store.state.answers).toEqual({ first_name: 'Anja', last_name: 'Marsh' });
    expect(Object.keys(store.unsaved.answers)).toEqual(['first_name']);
  });

  test('sends an adopted answer again if a save of the older answer is still in flight · TRAP-60', () => {
    const store = storeWith({ first_name: 'Ana' });
    const sent = store.state.answers;
    const save = store.beginSave({ answers: {} });
    store.adopt({ first_name: 'Anna' });

    save.confirm({ answers: sent });

    expect(store.answer('first_name')).toBe('Anna');
    expect(Object.keys(store.unsaved.answers)).toEqual(['first_name']);
  });

  test('rechecks the adopted answers · STAT-05', () => {
    const store = storeWith();
    store.setValidator(createValidator());
    store.setValidating(true);
    expect(store.errors('first_name')).not.toEqual([]);

    store.adopt({ first_name: 'Ana' });

    expect(store.errors('first_name')).toEqual([]);
  });

  test('adopts the number of items · FORM-04', () => {
    const store = storeWith({}, { parent: 1 });

    store.adopt({ parent_2_name: 'Lee' }, { parent: 2 });
    expect(store.view.count('parent')).toBe(2);
    store.adopt({ parent_2_name: '' }, { parent: 1 });
    expect(store.view.count('parent')).toBe(1);
  });

  test('treats an adopted count as saved, because the other tab sends it · FORM-04', () => {
    const store = storeWith({}, { parent: 1 });

    store.adopt({}, { parent: 2 });

    expect(store.view.count('parent')).toBe(2);
    expect(store.hasUnsaved).toBe(false);
  });

  test('keeps an item that is being filled in here · FORM-04', () => {
    const store = storeWith({}, { parent: 2 });
    store.change({ parent_2_name: 'Lee' });

    store.adopt({}, { parent: 1 });

    expect(store.view.count('parent')).toBe(2);
    expect(store.answer('parent_2_name')).toBe('Lee');
  });

  test('leaves a count unchanged if the other tab does not send it · FORM-04', () => {
    const store = storeWith({ parent_2_name: 'Lee' }, { parent: 3 });

    store.adopt({ first_name: 'Ana' });

    expect(store.view.count('parent')).toBe(3);
  });
});

describe('FormStore.adopt, when both tabs have changed answers', () => {
  const CHOICES = formOf(
    text('first_name', { label: 'First name' }),
    hiddenSection([rule('first_name', 'equals', 'hide')], [text('last_name', { label: 'Last name' })]),
  );
  const tabOf = (answers = {}) => {
    const store = new FormStore(indexForm(CHOICES), () => TODAY);
    store.hydrate({ ...EMPTY_FORM_STATE, answers });
    return store;
  };

  test('does not adopt an answer hidden by a choice kept here, and sends it as blank · TRAP-60', () => {
    const store = tabOf({ first_name: 'show' });
    store.change({ first_name: 'hide' });

    store.adopt({ first_name: 'other', last_name: 'Marsh' });

    expect(store.answer('first_name')).toBe('hide');
    expect(store.answer('last_name')).toBe('');
    expect(Object.keys(store.unsaved.answers).sort()).toEqual(['first_name', 'last_name']);
  });

  test('does not count a blank as a change while its parent answer is missing, so that the next save keeps the other tab’s answer · TRAP-60', () => {
    const store = tabOf({ first_name: 'hide' });

    store.adopt({ last_name: 'Marsh' });
    expect(store.answer('last_name')).toBe('');
    expect(store.hasUnsaved).toBe(false);
    store.merge({ first_name: 'show', last_name: 'Marsh' }, 0);

    expect(store.answer('last_name')).toBe('Marsh');
  });

  test('clears, with the next save, an answer that a closed tab saved for a question hidden here · TRAP-60, COND-13', () => {
    const store = tabOf({ first_name: 'show' });
    store.change({ first_name: 'hide' });
    store.expect({ last_name: 'Marsh' });

    store.merge({ first_name: 'show', last_name: 'Marsh' }, 0);

    expect(store.typed.answers).toMatchObject({ first_name: 'hide', last_name: '' });
  });

  test('clears answers hidden by an adopted choice · TRAP-60, COND-13', () => {
    const store = tabOf({ first_name: 'show', last_name: 'Marsh' });

    store.adopt({ first_name: 'hide' });

    expect(store.answer('last_name')).toBe('');
    expect(Object.keys(store.unsaved.answers)).toEqual(['last_name']);
  });

  test.each([
    ['chosen', { birth_state: 'Quebec' }],
    ['cleared', { birth_state: '' }],
  ] as const)('replaces a state %s here together with its country · TRAP-60, DEP-01', (_, changed) => {
    const places = formOf(
      text('birth_country', { label: 'Country' }),
      dependentDropdown('birth_state', {
        label: 'State',
        controlledBy: 'birth_country',
        optionsByValue: {
          US: [{ value: 'Ohio', label: 'Ohio' }],
          CA: ['Quebec', 'Ontario'].map((value) => ({ value, label: value })),
        },
      }),
    );
    const store = new FormStore(indexForm(places), () => TODAY);
    store.hydrate({ ...EMPTY_FORM_STATE, answers: { birth_country: 'CA', birth_state: 'Ontario' } });
    store.change(changed);

    store.adopt({ birth_country: 'US', birth_state: 'Ohio' });

    expect(store.state.answers).toMatchObject({ birth_country: 'US', birth_state: 'Ohio' });
    expect(Object.keys(store.unsaved.answers)).toEqual([]);
  });
});
