import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hiddenSection } from '../../declare/layout.ts';
import { rule } from '../../declare/Rule.ts';
import { text, upload } from '../../kinds/builders.ts';
import { anyAnswers, anyTidyForm, anyWildForm } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { CLASS, correct, storeWith } from '../../test-support/classSize.ts';
import { formOf } from '../../test-support/formOf.ts';
import { FIRST_NAME, LAST_NAME, SSN, STATE } from '../../test-support/nodes.ts';
import { sentBy } from '../../test-support/sentBy.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import type { Answers } from '../../answers/FormState.ts';
import { takeOver } from '../../test-support/takeOver.ts';
import { listUnconfirmed } from './takeOver.ts';
import type { FormStore } from '../answers/FormStore.ts';

const PLACES = formOf(FIRST_NAME, text('birth_country', { label: 'Country' }), STATE);
const NAMES = formOf(
  FIRST_NAME,
  hiddenSection([rule('first_name', 'equals', 'hide')], [LAST_NAME]),
  SSN,
  upload('resume_doc', { label: 'Resume' }),
);
/** Confirms the store's own save, as the reply to it does. */
function saveAll(store: FormStore, version: string | null = null) {
  store.letters.confirm({ ...store.letters.send(), version }, 0);
}

/** Receives the save of another tab that has the same version. */
const receive = (store: FormStore, answers: Answers) =>
  store.letters.confirm({ answers, numbers: {}, before: store.letters.journal.version, version: null }, 0);

describe('while a field is being filled in', () => {
  it('a save contains the text as typed, and clears nothing; what it clears is saved once the field is left · PROD-06', () => {
    const store = storeWith(CLASS);
    correct(store, '40');

    expect(sentBy(store)).toEqual({ ...CLASS, hs_class_size: '40' });
    expect(store.letters.savedAt).toBeNull();
    saveAll(store);
    expect(store.letters.savedAt).toBe(0);
    store.commit();

    expect(store.unsaved.answers).toEqual({ hs_city: '', hs_class_rank: '' });
  });

  it('what leaving it would clear is not sent before, and not at all if the text is changed back', () => {
    const store = storeWith({ ...CLASS, toefl_score: '90' });

    store.enter({ hs_class_size: '500' }, { toefl_score: '' });
    expect(sentBy(store)).toMatchObject({ hs_class_size: '500', toefl_score: '90' });
    saveAll(store);
    store.enter({ hs_class_size: '400' }, { toefl_score: '' });
    store.commit();
    expect(store.unsaved.answers).toEqual({ hs_class_size: '400' });
    store.enter({ hs_class_size: '500' }, { toefl_score: '' });
    store.commit();

    expect(store.unsaved.answers).toEqual({ toefl_score: '' });
  });

  it('if the page ends in it, the next form clears what leaving it would have cleared', () => {
    const store = storeWith({ ...CLASS, toefl_score: '90' });
    store.enter({ hs_class_size: '500' }, { toefl_score: '' });
    const next = storeWith({ ...CLASS, toefl_score: '90' });

    takeOver(next, [listUnconfirmed(store)]);

    expect(next.state.answers).toMatchObject({ hs_class_size: '500', toefl_score: '' });
    const corrected = storeWith({ ...CLASS, toefl_score: '95' });
    takeOver(corrected, [listUnconfirmed(store)]);
    expect(corrected.answer('toefl_score')).toBe('95');
    expect(corrected.letters.journal.told).toEqual([]);
  });

  it('if its text was changed back before the page ended, the next form clears nothing', () => {
    const store = storeWith({ ...CLASS, toefl_score: '90' });
    store.enter({ hs_class_size: '4000' }, { toefl_score: '' });
    store.enter({ hs_class_size: CLASS.hs_class_size }, { toefl_score: '' });
    const next = storeWith({ ...CLASS, toefl_score: '90' });

    takeOver(next, [listUnconfirmed(store)]);

    expect(next.answer('toefl_score')).toBe('90');
  });

  it.each<[string, (store: FormStore) => void]>([
    ['another tab has saved', (store) => receive(store, { toefl_score: '70' })],
    ['its own save was confirmed', (store) => saveAll(store)],
    ['the answers were read', (store) => store.letters.read({ answers: { ...CLASS, hs_class_size: '40' } })],
  ])('a correction still restores the answers that the text hides after %s', (_, happen) => {
    const store = storeWith(CLASS);
    correct(store, '40');

    happen(store);
    correct(store, '410');

    expect(store.state.answers).toMatchObject({ ...CLASS, hs_class_size: '410' });
  });

  it('another page’s answer replaces the text only if it has been saved · TRAP-60', () => {
    const store = storeWith(CLASS);
    correct(store, '40');
    receive(store, { hs_class_size: '500' });
    expect(store.answer('hs_class_size')).toBe('40');
    expect(store.hasUnsavedAnswers).toBe(true);

    const saved = storeWith(CLASS);
    correct(saved, '40');
    saveAll(saved);
    receive(saved, { hs_class_size: '500' });

    expect(saved.state.answers).toMatchObject({ ...CLASS, hs_class_size: '500' });
    expect(saved.hasUnsavedAnswers).toBe(false);
  });

  it('another page’s answer replaces a saved choice that has not been left, even if only its label differs · TRAP-60', () => {
    const store = storeWith({});
    store.enter({ citizenship_status: 'us_citizen', citizenship_status_desc: 'Yes' });
    saveAll(store);

    receive(store, { citizenship_status_desc: 'Yes, I am' });

    expect(store.answer('citizenship_status_desc')).toBe('Yes, I am');
  });

  it('the text keeps its blanks when the answers are read, and is tidied when the field is left', () => {
    const store = storeWith(CLASS);
    correct(store, '0400 ');

    store.letters.read({ answers: { ...CLASS, hs_class_size: '0400 ' } });
    expect(store.answer('hs_class_size')).toBe('0400 ');
    store.commit();

    expect(store.answer('hs_class_size')).toBe('400');
  });

  it('a text that another page’s later choice hides is sent as typed · PROD-06', () => {
    const store = storeWith({ citizenship_status: 'us_citizen' });
    store.set('ssn', '123');

    receive(store, { citizenship_status: 'international' });

    expect(store.letters.send().answers).toEqual({ ssn: '123' });
    expect(sentBy(store)).toMatchObject({ ssn: '123', citizenship_status: 'international' });
    saveAll(store);
    store.commit();
    expect(sentBy(store)).toMatchObject({ ssn: '123' });
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it.each([false, true])('a text that a later choice hides is blanked (saved before: %s)', (isSaved) => {
    const store = storeWith({ citizenship_status: 'us_citizen' });
    store.set('ssn', '123');
    if (isSaved) saveAll(store);

    store.change({ citizenship_status: 'international' });

    expect(sentBy(store)).not.toMatchObject({ ssn: '123' });
    store.commit();
    expect(store.unsaved.answers.ssn ?? '').toBe('');
  });
});

it('a form whose half-typed text was saved reopens with the text tidied, no answer cleared and nothing to save · TRAP-16', () => {
  const store = storeWith({ ...CLASS, hs_class_size: ' 040 ' });

  expect(store.state.answers).toEqual({ ...CLASS, hs_class_size: '40' });
  expect(store.hasUnsavedAnswers).toBe(false);
});

it('reports which answers have not been sent, and whether one of their fields has been left', () => {
  const store = storeWith({});

  store.set('hs_class_size', '400');
  expect(store.letters.unsent).toEqual({ keys: ['hs_class_size'], areCommitted: false });
  store.change({ toefl_score: '70' });
  expect(store.letters.unsent).toEqual({ keys: ['hs_class_size', 'toefl_score'], areCommitted: true });
  store.letters.send();
  expect(store.letters.unsent).toEqual({ keys: [], areCommitted: false });
});

it('a country and its state are one change: a state depends on the country it was chosen under · DEP-01', () => {
  const store = storeOf(PLACES, { answers: { birth_country: 'CA', birth_state: 'Quebec' } });

  store.change({ birth_state: 'Ontario' });

  expect(store.letters.journal.changes).toMatchObject([
    { answers: { birth_state: 'Ontario' }, over: { birth_country: 'CA', birth_state: 'Quebec' } },
  ]);
  store.change({ first_name: 'Ana' });
  expect(store.letters.journal.changes[1]?.answers).toEqual({ first_name: 'Ana' });
});

describe('the journal', () => {
  it('contains no answers to upload questions, which follow from the documents · DOC-05', () => {
    const store = storeOf(NAMES);

    store.setDocuments(['resume_doc']);

    expect(store.answer('resume_doc')).toBe('ANSWERED');
    expect(store.letters.journal.changes).toEqual([]);
    expect(sentBy(store)).toEqual({});
    store.setDocuments(['resume_doc'], ['resume_doc']);
    expect(sentBy(store)).toEqual({ resume_doc: 'ANSWERED' });
  });

  it('numbers masked answers under a separate id, because they may not be stored · TRAP-13', () => {
    const store = storeOf(NAMES);

    store.change({ first_name: 'Ana', ssn: '123-45-6789' });

    const [plain, masked] = store.letters.journal.changes;
    expect(plain).toMatchObject({ form: store.letters.id, n: 1, answers: { first_name: 'Ana' } });
    expect(masked).toMatchObject({ n: 1, answers: { ssn: '123-45-6789' } });
    expect(masked?.form).not.toBe(store.letters.id);
  });
});

test('any form shows the journal’s changes over the server’s answers · PROD-06', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyWildForm, anyTidyForm),
      anyAnswers,
      anyVisit,
      anyVisit,
      (form, answers, ...visits) => {
        const store = storeOf(form, { answers });
        let saved: Answers = store.state.answers;
        for (const visit of visits) {
          for (const act of visit) perform(store, act);
          store.commit();

          const keys = [...store.index.placesOf.keys()].filter(
            (key) => !store.index.uploadKeys.includes(key),
          );
          const shown: Answers = { ...saved, ...store.unsaved.answers };
          expect(keys.map((key) => store.answer(key))).toEqual(keys.map((key) => shown[key] ?? ''));
          const map = sentBy(store);
          saveAll(store);
          saved = { ...saved, ...map };
          expect(store.unsaved.answers).toEqual({});
        }
      },
    ),
    { numRuns: 200 },
  );
});
