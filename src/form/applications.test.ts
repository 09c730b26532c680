import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FormStore } from '../core/run/answers/FormStore.ts';
import { isShown } from '../core/run/conditions/isOpen.ts';
import { askedKeys } from '../core/kinds/kinds.ts';
import { TODAY } from '../core/test-support/viewOf.ts';
import { createValidator } from '../core/run/validation/createValidator.ts';
import { formIndex } from './form.ts';
import { answerFor, first, type Pick } from './test-support/answerFor.ts';
import { answerRequired } from './test-support/answerRequired.ts';

const validator = createValidator();

function validatingStore(): FormStore {
  const store = new FormStore(formIndex, () => TODAY);
  store.hydrate({ answers: {}, addAnother: {}, tabs: {} });
  store.errors.setValidator(validator);
  store.errors.setValidating(true);
  return store;
}

/** Returns the keys that have an answer, excluding companions. */
const givenKeys = (store: FormStore) =>
  Object.entries(store.state.answers)
    .filter(([key, value]) => value !== '' && !key.endsWith('_desc'))
    .map(([key]) => key)
    .sort();

test('the shortest application answers only questions that are always required or required by its choices · ENT-12', async () => {
  const store = validatingStore();
  store.change({ citizenship_status: 'us_citizen', prev_college_ind: 'no' });
  answerRequired(store);

  const always = formIndex.questions
    .filter(({ question, gates }) => question.required !== false && gates.length === 0)
    .flatMap(({ question }) => askedKeys(question));
  const given = givenKeys(store);
  expect(always.length).toBeGreaterThan(20);
  expect(always.filter((key) => !given.includes(key))).toEqual([]);
  const byChoice = given.filter((key) => !always.some((each) => each === key));
  await expect(`${byChoice.join('\n')}\n`).toMatchFileSnapshot('snapshots/shortest-application.txt');
});

describe('an application filled in at random · TRAP-43', () => {
  /** Creates a seeded pseudo-random picker; each item is picked by some seed. */
  const pickBy = (seed: number): Pick => {
    let turn = seed;
    return (list) => {
      turn = (turn * 48_271 + 11) % 2_147_483_647;
      return first(list.slice(turn % list.length));
    };
  };

  /** Expects an application without errors and without answers to hidden questions. */
  const expectNothingHidden = (store: FormStore) => {
    expect(store.errors.find().size).toBe(0);
    const shown = formIndex.questions.filter((placed) => isShown(placed, store.view));
    const asked = new Set<string>(shown.flatMap(({ question }) => askedKeys(question)));
    expect(givenKeys(store).filter((key) => !asked.has(key))).toEqual([]);
  };

  test('can be completed without keeping hidden answers, even after every choice has changed · COND-13', () => {
    fc.assert(
      fc.property(
        fc.record({ seed: fc.nat(), later: fc.nat(), colleges: fc.integer({ min: 1, max: 5 }) }),
        fc.record({ home: fc.boolean(), school: fc.boolean() }),
        ({ seed, later, colleges }, at) => {
          const store = validatingStore();
          store.setTab('home_address_tab', at.home ? 'us' : 'intl');
          store.setTab('hs_tab', at.school ? 'us' : 'intl');
          store.setCount('prev_college', colleges);
          answerRequired(store, pickBy(seed));
          expectNothingHidden(store);

          const pick = pickBy(later);
          for (const placed of formIndex.questions)
            if (['radio', 'select'].includes(placed.question.kind) && isShown(placed, store.view))
              store.change(answerFor(placed, placed.question.key, store, pick));
          answerRequired(store, pick);
          expectNothingHidden(store);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('can be completed with every question on screen answered, optional or not', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const store = validatingStore();
        const pick = pickBy(seed);
        for (const placed of formIndex.questions)
          for (const key of askedKeys(placed.question))
            if (isShown(placed, store.view) && store.answer(key) === '')
              store.change(answerFor(placed, key, store, pick));
        answerRequired(store, pick);

        expect(store.errors.find().size).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  test('shows each question for at least one set of choices', () => {
    const keys = formIndex.questions.map(({ question }) => question.key);
    const seen = new Set<string>();
    // Adding a question shifts every later pick, so a few fixed seeds could miss a rarely shown question.
    for (let seed = 1; seed <= 400 && keys.some((key) => !seen.has(key)); seed += 1) {
      const store = validatingStore();
      const pick = pickBy(seed * 7_919);
      store.setTab('home_address_tab', seed % 2 === 0 ? 'us' : 'intl');
      store.setTab('hs_tab', seed % 3 === 0 ? 'us' : 'intl');
      store.setCount('parent', 4);
      store.setCount('prev_college', 5);
      // Set explicitly: in lists this long, these values would rarely be picked by chance.
      store.change({ birth_country: 'US', home_state: 'Pennsylvania' });
      for (const placed of formIndex.questions) {
        if (!isShown(placed, store.view)) continue;
        seen.add(placed.question.key);
        for (const key of askedKeys(placed.question))
          if (store.answer(key) === '') store.change(answerFor(placed, key, store, pick));
      }
    }

    expect(keys.filter((key) => !seen.has(key))).toEqual([]);
  });
});
