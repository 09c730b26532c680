import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { integer } from '../../declare/Check.ts';
import { conditionGroups } from '../../declare/layout.ts';
import { rule } from '../../declare/Rule.ts';
import { text } from '../../kinds/builders.ts';
import { formOf } from '../../test-support/formOf.ts';
import { indexForm } from '../indexForm.ts';
import { anyTidyForm, anyValue, anyWildForm } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { sentBy } from '../../test-support/sentBy.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import { CLASS, correct, storeWith } from '../../test-support/classSize.ts';

describe('text entered letter by letter', () => {
  it('hides questions at each keystroke; their blanked answers count as unsaved once it is left · COND-13', () => {
    const store = storeWith(CLASS);
    const listener = vi.fn();
    store.subscribe(listener);

    correct(store, '40');

    expect(store.state.answers).toEqual({ hs_class_size: '40', hs_class_rank: '', hs_city: '' });
    expect(listener).toHaveBeenCalledOnce();
    const ofHidden = vi.fn();
    store.subscribe(ofHidden, ['hs_class_rank', 'hs_city']);
    correct(store, '4');
    expect(ofHidden).not.toHaveBeenCalled();
    correct(store, '40');
    store.commit();
    expect(Object.keys(store.unsaved.answers).sort()).toEqual(['hs_city', 'hs_class_rank', 'hs_class_size']);
  });

  it('restores cleared answers when it is corrected, unless the document behind an answer has been removed', () => {
    const store = storeWith(CLASS);
    store.setDocuments(['resume_doc']);

    correct(store, '40');
    store.setDocuments([]);
    correct(store, '400');

    expect(store.answer('resume_doc')).toBe('');
    expect(store.answer('hs_class_rank')).toBe('12');
  });

  it('can still be corrected after other answers have changed', () => {
    const store = storeWith(CLASS);

    correct(store, '40');
    store.change({ hs_class_rank: '13', first_name: 'Ana' });
    expect(store.answer('hs_class_rank')).toBe('');
    correct(store, '410');

    expect(store.state.answers).toMatchObject({ hs_class_rank: '13', first_name: 'Ana' });
  });
});

it('arrowing through radio buttons clears nothing permanently until the group loses focus · COND-13', () => {
  const store = storeWith({ citizenship_status: 'us_citizen', ssn: '123-45-6789' });

  store.enter({ citizenship_status: 'international', citizenship_status_desc: 'No' });
  expect(store.answer('ssn')).toBe('');
  store.enter({ citizenship_status: 'us_citizen', citizenship_status_desc: 'Yes' });
  expect(store.answer('ssn')).toBe('123-45-6789');
  store.enter({ citizenship_status: 'international', citizenship_status_desc: 'No' });
  store.commit();
  store.change({ citizenship_status: 'us_citizen' });

  expect(store.answer('ssn')).toBe('');
});

it('entering several values and leaving the field has the same result as changing it directly to the last value, for any form', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyWildForm, anyTidyForm),
      anyVisit,
      fc.nat(),
      fc.array(anyValue, { minLength: 1, maxLength: 5 }),
      (form, visit, at, steps) => {
        const keys = [...indexForm(form).placesOf.keys()];
        const key = keys[at % keys.length];
        if (!key) return;
        const [entered, changed] = [0, 1].map((way) => {
          const store = storeOf(form);
          for (const act of visit) perform(store, act);
          const last = steps.at(-1) ?? '';
          if (way === 1) store.change({ [key]: last });
          else for (const value of steps) store.set(key, value);
          store.commit();
          const given = keys.map((each) => store.answer(each));
          const map = sentBy(store);
          return { given, sent: keys.map((each) => map[each] ?? '') };
        });
        expect(entered).toEqual(changed);
      },
    ),
    { numRuns: 300 },
  );
});

describe('the field being filled in', () => {
  it('has its answer tidied when it loses focus', () => {
    const store = storeWith({});
    const listener = vi.fn();
    store.set('hs_class_size', ' 0400 ');
    store.subscribe(listener);

    store.commit();

    expect(store.answer('hs_class_size')).toBe('400');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies listeners when it loses focus, even if its answer stays as it was', () => {
    const store = storeWith({});
    const listener = vi.fn();
    store.set('toefl_score', '70');
    store.set('toefl_score', '');
    store.subscribe(listener);

    store.commit();

    expect(listener).toHaveBeenCalledOnce();
    expect(store.hasUnsavedAnswers).toBe(false);
  });

  it('is tidied by the question on screen, if another one asks for the same key', () => {
    const store = storeOf(
      formOf(
        conditionGroups([
          {
            keepWhen: rule('gender', 'answered'),
            children: [text('hs_name', { label: '', checks: [integer()] })],
          },
          { keepWhen: rule('gender', 'notAnswered'), children: [text('hs_name', { label: '' })] },
        ]),
      ),
    );

    store.set('hs_name', ' 007 ');
    store.commit();

    expect(store.answer('hs_name')).toBe('007');
  });

  it('keeps a trailing space until it loses focus or another field is filled in', () => {
    const store = storeWith({});

    store.set('toefl_score', '7 ');
    expect(store.answer('toefl_score')).toBe('7 ');
    store.set('hs_class_size', '400');

    expect(store.answer('toefl_score')).toBe('7');
  });
});

describe('answers that wait for a field to lose focus', () => {
  const related = { hs_class_rank: '' };

  it('are committed if the field’s text has changed by then · DEP-05', () => {
    const store = storeWith(CLASS);

    store.enter({ toefl_score: '7' }, related);
    store.change({ first_name: 'Ana' });
    expect(store.answer('hs_class_rank')).toBe('12');
    store.commit();

    expect(store.answer('hs_class_rank')).toBe('');
  });

  it('are dropped if the text is changed back or a suggestion is chosen', () => {
    const store = storeWith({ ...CLASS, toefl_score: '70' });

    store.enter({ toefl_score: '7' }, related);
    store.enter({ toefl_score: '70' }, related);
    expect(sentBy(store)).toMatchObject(CLASS);
    store.commit();
    store.enter({ toefl_score: '7' }, related);
    store.change({ toefl_score: '75' });
    expect(store.answer('toefl_score')).toBe('75');
    store.commit();

    expect(store.answer('hs_class_rank')).toBe('12');
  });
});
