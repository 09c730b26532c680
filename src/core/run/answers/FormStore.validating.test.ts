import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { isShown } from '../conditions/isOpen.ts';
import { notAbove } from '../../declare/Check.ts';
import { text } from '../../kinds/builders.ts';
import { askedKeys } from '../../kinds/kinds.ts';
import { anyAnswers, anyTidyForm, anyWildForm } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { formOf } from '../../test-support/formOf.ts';
import { PARENTS } from '../../test-support/nodes.ts';
import { storeOf, validatingStoreOf } from '../../test-support/storeOf.ts';
import { createValidator } from '../validation/createValidator.ts';

const FORM = formOf(
  text('first_name', { label: 'First name', required: true }),
  text('hs_name', { label: 'School', required: true }),
  text('hs_class_size', { label: 'Class size' }),
  text('hs_class_rank', { label: 'Rank', checks: [notAbove('hs_class_size', 'Too large.')] }),
  PARENTS,
);
const COMPLETE = { first_name: 'A', hs_name: 'B', parent_1_name: 'C' };
const required = (label: string) => [`${label} is a required field`];
const validatingStore = (answers = COMPLETE) => validatingStoreOf(FORM, { answers });

describe('a form store · STAT-05', () => {
  test('shows no errors before validation, all errors during it, and none afterwards · SUB-09, VSUM-04, VSUM-05', () => {
    const store = storeOf(FORM);
    store.errors.setValidator(createValidator());

    expect([...store.errors.find().keys()]).toEqual(['first_name', 'hs_name', 'parent_1_name']);
    expect([store.errors.of('first_name'), store.errors.summary()]).toEqual([[], []]);

    store.errors.setValidating(true);
    expect(store.errors.validating).toBe(true);
    expect(store.errors.of('first_name')).toEqual(required('First name'));
    expect(store.errors.summary().map(({ key }) => key)).toEqual(['first_name', 'hs_name', 'parent_1_name']);

    store.errors.setValidating(false);
    expect([store.errors.of('first_name'), store.errors.summary()]).toEqual([[], []]);
  });

  test('finds no errors until the validator has been loaded', () => {
    const store = storeOf(FORM);
    store.errors.setValidating(true);
    expect([store.errors.canValidate, store.errors.find().size]).toEqual([false, 0]);

    store.errors.setValidator(createValidator());

    expect([store.errors.canValidate, store.errors.summary().length]).toEqual([true, 3]);
  });

  test('checks saved answers that arrive while validating', () => {
    const store = validatingStoreOf(FORM);
    store.errors.setServerErrors(new Map([['hs_name', ['Not this school.']]]));

    store.hydrate({ answers: { ...COMPLETE, first_name: '' }, addAnother: {}, tabs: {} });

    expect(store.errors.summary().map(({ key }) => key)).toEqual(['first_name']);
  });

  test('rechecks an answer when another answer that its check depends on changes · VSUM-09', () => {
    const store = validatingStoreOf(FORM, { answers: { hs_class_size: '20', hs_class_rank: '12' } });

    store.change({ hs_class_size: '10' });

    expect(store.errors.of('hs_class_rank')).toEqual(['Too large.']);
  });

  test('checks an added item, and no longer checks a removed one · FORM-04', () => {
    const store = validatingStore();

    store.setCount('parent', 2);
    expect(store.errors.of('parent_2_name')).toEqual(required('Parent 2: name'));
    store.setCount('parent', 1);
    expect(store.errors.summary()).toEqual([]);
  });

  test('returns the same arrays of messages and summary lines until they change', () => {
    const store = validatingStore({ ...COMPLETE, first_name: '' });
    const [messages, summary, none] = [
      store.errors.of('first_name'),
      store.errors.summary(),
      store.errors.of('hs_name'),
    ];

    store.change({ parent_1_name: 'D' });
    store.setTab('hs_tab', 'us');
    expect(store.errors.of('first_name')).toBe(messages);
    expect(store.errors.summary()).toBe(summary);
    expect(store.errors.of('hs_name')).toBe(none);

    store.change({ hs_name: '' });
    expect(store.errors.of('first_name')).toBe(messages);
    expect(store.errors.summary()).not.toBe(summary);
  });
});

describe('server errors', () => {
  test('are shown with the client’s own errors, each message once · SUB-10', () => {
    const store = validatingStore({ ...COMPLETE, first_name: '' });
    const listener = vi.fn();
    store.subscribe(listener);

    store.errors.setServerErrors(new Map([['first_name', ['Not this name.', ...required('First name')]]]));

    expect(listener).toHaveBeenCalledOnce();
    expect(store.errors.of('first_name')).toEqual([...required('First name'), 'Not this name.']);
  });

  test('are dropped only when the answer they concern changes', () => {
    const store = validatingStore();
    store.errors.setServerErrors(
      new Map([
        ['first_name', ['Not this name.']],
        ['hs_name', ['Not this school.']],
      ]),
    );

    store.change({ parent_1_name: 'D' });
    store.setTab('hs_tab', 'us');
    store.errors.setValidating(true);
    expect(store.errors.of('first_name')).toEqual(['Not this name.']);
    store.change({ first_name: 'B', parent_1_name: 'E' });
    store.setTab('hs_tab', 'us');

    expect([store.errors.of('first_name'), store.errors.of('hs_name')]).toEqual([[], ['Not this school.']]);
  });

  test('are replaced by the server’s next errors', () => {
    const store = validatingStore();
    store.errors.setServerErrors(new Map([['first_name', ['Not this name.']]]));

    store.errors.setServerErrors(new Map([['hs_name', ['Not this one.', 'Too far away.']]]));
    store.errors.setServerErrors(new Map([['hs_name', ['Not this one.', 'Too small.']]]));

    expect(store.errors.summary().map(({ text }) => text)).toEqual([
      'School: Not this one.',
      'School: Too small.',
    ]);
  });
});

test('for any form, a change rechecks all affected questions, and only questions on screen have messages · COND-20, VSUM-09', () => {
  fc.assert(
    fc.property(fc.oneof(anyWildForm, anyTidyForm), anyAnswers, anyVisit, (form, answers, visit) => {
      const store = validatingStoreOf(form, { answers });
      for (const act of visit) {
        perform(store, act);

        const found = store.errors.find();
        const differing = [...store.index.placesOf.keys()].filter(
          (key) => String([...store.errors.of(key)].sort()) !== String([...(found.get(key) ?? [])].sort()),
        );
        expect(differing).toEqual([]);
        const shown = store.index.questions.filter((placed) => isShown(placed, store.view));
        const keys = new Set(shown.flatMap(({ question }) => askedKeys(question)));
        expect([...found.keys()].filter((key) => !keys.has(key))).toEqual([]);
        expect(store.errors.summary().filter(({ key }) => !keys.has(key))).toEqual([]);
      }
    }),
    { numRuns: 120 },
  );
});
