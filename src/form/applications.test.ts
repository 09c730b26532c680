import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormStore } from '../core/run/answers/FormStore.ts';
import { isShown } from '../core/run/conditions/isOpen.ts';
import { askedKeys } from '../core/kinds/kinds.ts';
import { writtenKeys } from '../core/kinds/questionKeys.ts';
import { TODAY } from '../core/test-support/viewOf.ts';
import { formIndex } from './form.ts';
import { answerFor, pickBy } from './test-support/answerFor.ts';
import { firstYear, transfer } from './test-support/applications.ts';
import { answerRequired } from './test-support/answerRequired.ts';
import { answerShown } from './test-support/answerShown.ts';
import { validatingStore } from './test-support/makeApplication.ts';

const emptyForm = () => validatingStore(TODAY);

/** Returns the keys that have an answer, excluding companions. */
const givenKeys = (store: FormStore) =>
  Object.entries(store.state.answers)
    .filter(([key, value]) => value !== '' && !key.endsWith('_desc'))
    .map(([key]) => key)
    .sort();

test('the shortest application answers only questions that are always required or required by its choices · ENT-12', async () => {
  const store = emptyForm();
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

test('two full applications together answer every question · ENT-12', () => {
  const written = formIndex.questions.flatMap(({ question }) => writtenKeys(question));
  const answered = new Set(
    [firstYear(TODAY), transfer(TODAY)].flatMap(({ answers, documents }) => [
      ...Object.keys(answers),
      ...Object.keys(documents),
    ]),
  );

  const missing = written.filter((key) => !answered.has(key));
  expect(missing, 'add what shows them to src/form/test-support/applications.ts').toEqual([]);
});

/** Expects an application without errors and without answers to hidden questions. */
const expectNothingHidden = (store: FormStore) => {
  expect(store.errors.find().size).toBe(0);
  const shown = formIndex.questions.filter((placed) => isShown(placed, store.view));
  const asked = new Set<string>(shown.flatMap(({ question }) => askedKeys(question)));
  expect(givenKeys(store).filter((key) => !asked.has(key))).toEqual([]);
};

test('any application can be completed without keeping hidden answers, even after every choice has changed · COND-13, TRAP-43', () => {
  fc.assert(
    fc.property(
      fc.record({ seed: fc.nat(), later: fc.nat(), colleges: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ home: fc.boolean(), school: fc.boolean() }),
      fc.boolean(),
      ({ seed, later, colleges }, at, isFull) => {
        const store = emptyForm();
        store.setTab('home_address_tab', at.home ? 'us' : 'intl');
        store.setTab('hs_tab', at.school ? 'us' : 'intl');
        store.setCount('prev_college', colleges);
        if (isFull) answerShown(store, { pick: pickBy(seed) });
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
    { numRuns: 60 },
  );
});
