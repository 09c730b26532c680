import { describe, expect, it } from 'vitest';
import { EMPTY_FORM_STATE } from './FormState.ts';
import type { FormStore } from './FormStore.ts';
import { CLASS, correct, storeWith } from '../../test-support/classSize.ts';

describe('a save while a field is being filled in', () => {
  it('sends the text as typed; only a save after the field loses focus clears the answers that the text hides', () => {
    const store = storeWith(CLASS);
    correct(store, '40');

    const { answers, unsaved, entering } = store.typed;
    expect(answers).toEqual({ ...CLASS, hs_class_size: '40' });
    expect(Object.keys(unsaved)).toEqual(['hs_class_size']);
    expect(entering).toEqual(['hs_class_size']);
    store.beginSave({ answers: unsaved }).confirm({ answers });
    store.flush();

    expect(Object.keys(store.typed.unsaved).sort()).toEqual(['hs_city', 'hs_class_rank']);
  });

  it('does not send the text of a field that a choice has since hidden', () => {
    const store = storeWith({ citizenship_status: 'us_citizen' });
    store.set('ssn', '123');

    store.change({ citizenship_status: 'international' });

    expect(store.typed.answers).not.toMatchObject({ ssn: '123' });
  });

  it('blanks the saved text of a field that a choice has since hidden', () => {
    const store = storeWith({ citizenship_status: 'us_citizen' });
    store.set('ssn', '123');
    store.beginSave({ answers: store.typed.unsaved }).confirm({ answers: store.typed.answers });

    store.change({ citizenship_status: 'international' });
    store.flush();

    expect(store.unsaved.answers).toMatchObject({ ssn: '' });
  });

  it('sends the answers that will be committed when the field loses focus', () => {
    const store = storeWith({ ...CLASS, toefl_score: '90' });

    store.enter({ hs_class_size: '500' }, { toefl_score: '' });

    expect(store.typed).toMatchObject({
      answers: { toefl_score: '' },
      entering: ['hs_class_size', 'toefl_score'],
    });
    expect(store.answer('toefl_score')).toBe('90');
  });

  it.each<[string, (store: FormStore) => void]>([
    ['another tab has saved', (store) => store.adopt({ toefl_score: '70' })],
    ['another device has saved', (store) => store.merge({ ...CLASS, toefl_score: '70' }, 0)],
  ])('still restores the answers hidden by the text when the text is corrected after %s', (_, hear) => {
    const store = storeWith(CLASS);
    correct(store, '40');

    hear(store);
    correct(store, '410');

    expect(store.state.answers).toEqual({ ...CLASS, hs_class_size: '410', toefl_score: '70' });
  });

  it('clears nothing in another tab until the field loses focus in the tab that saves · TRAP-60', () => {
    const store = storeWith(CLASS);

    store.adopt({ hs_class_size: '40' }, {}, 0, ['hs_class_size']);
    expect(store.answer('hs_class_size')).toBe('40');
    expect(store.hasUnsavedAnswers).toBe(false);
    store.adopt({ hs_class_size: '410' });

    expect(store.state.answers).toEqual({ ...CLASS, hs_class_size: '410' });
  });

  it('lets a newer answer from another tab replace the text · TRAP-60', () => {
    const store = storeWith(CLASS);
    correct(store, '40');
    const { answers, unsaved } = store.typed;
    store.beginSave({ answers: unsaved }).confirm({ answers });

    store.adopt({ hs_class_size: '400' });

    expect(store.state.answers).toEqual(CLASS);
    expect(store.hasUnsavedAnswers).toBe(false);
  });
});

describe('a form whose half-typed text has been saved · PROD-06', () => {
  const HALF_TYPED = { ...CLASS, hs_class_size: ' 040 ' };

  it('reopens with the text tidied, no answer cleared and nothing to save · TRAP-16', () => {
    const store = storeWith(HALF_TYPED);

    expect(store.state.answers).toEqual({ ...CLASS, hs_class_size: '40' });
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it('keeps the student’s newer answer as unsaved', () => {
    const store = storeWith({});

    store.hydrate(
      { ...EMPTY_FORM_STATE, answers: { ...HALF_TYPED, toefl_score: ' 70' } },
      { ...EMPTY_FORM_STATE, answers: HALF_TYPED },
    );

    expect(store.unsaved.answers).toEqual({ toefl_score: '70' });
  });

  it('tidies the text in another device’s save, and has nothing to save afterwards', () => {
    const store = storeWith(HALF_TYPED);

    store.merge({ ...HALF_TYPED, toefl_score: ' 70 ' }, 0);

    expect(store.state.answers).toEqual({ ...CLASS, hs_class_size: '40', toefl_score: '70' });
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it('does not change the field being filled in when saved answers are merged', () => {
    const store = storeWith(CLASS);
    correct(store, '0400 ');
    store.beginSave({ answers: store.typed.unsaved }).confirm({ answers: store.typed.answers });

    store.merge(store.typed.answers, 0);
    expect(store.answer('hs_class_size')).toBe('0400 ');
    store.flush();

    expect(store.unsaved.answers).toEqual({ hs_class_size: '400' });
  });
});
