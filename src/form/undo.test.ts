import { expect, test } from 'vitest';
import { EMPTY_FORM_STATE } from '../core/answers/FormState.ts';
import { listsOf } from '../core/kinds/kinds.ts';
import { optionsOf } from '../core/kinds/optionsOf.ts';
import { companionOf, writtenKeys } from '../core/kinds/questionKeys.ts';
import { isHidden } from '../core/run/conditions/settle.ts';
import { FormStore } from '../core/run/answers/FormStore.ts';
import { STUDENT_RULES } from '../core/run/journal/studentRules.ts';
import { formIndex } from './form.ts';
import { firstYear, transfer } from './test-support/applications.ts';

const TODAY = '2025-06-01';
/** Texts on either side of every condition of the form. */
const TEXTS = ['', '0', '11', '90', '2001-01-01', '2010-02-03', 'true'];
const MODES = ['at once', 'by typing'] as const;
type Key = Parameters<FormStore['set']>[0];

const open = (made: ReturnType<typeof firstYear>) => {
  const store = new FormStore(formIndex, () => TODAY);
  store.letters.equip(STUDENT_RULES);
  const { answers, add_another: addAnother, tabs } = made;
  store.hydrate({ ...EMPTY_FORM_STATE, answers, addAnother, tabs });
  return store;
};
const answered = ({ state }: FormStore) =>
  Object.fromEntries(Object.entries(state.answers).filter(([, a]) => a));

/** Every question whose answer decides about others, with the values to choose or type. */
const CAUSES = [...formIndex.placesOf].flatMap(([key, [place]]) => {
  const decides =
    formIndex.gatedBy.has(key) || formIndex.watchers.some(({ clearUnless }) => clearUnless.valueKey === key);
  if (!place || !decides || key.endsWith('_desc')) return [];
  const list = listsOf(place.question).find((each) => each.key === key);
  const values = list
    ? optionsOf(list.options, TODAY)
        .map(({ value }) => value)
        .slice(0, 6)
    : TEXTS;
  return [{ key, own: writtenKeys(place.question), values }];
});

test.each([
  ['a first-year student', firstYear(TODAY)],
  ['a transfer student', transfer(TODAY)],
])(
  'whatever %s clears with any answer is noted at its question, and Undo restores all of it · COND-13',
  (_, made) => {
    const faults: string[] = [];
    let cleared = 0;
    for (const { key, own, values } of CAUSES)
      for (const [value, mode] of values.flatMap((each) => MODES.map((how) => [each, how] as const))) {
        const store = open(made);
        if (isHidden(formIndex, key, store.view)) continue;
        const before = answered(store);
        const change = { [key]: value, ...(companionOf(key) in before && { [companionOf(key)]: value }) };
        if (mode === 'by typing') store.set(key, '');
        if (mode === 'by typing') store.enter(change);
        else store.change(change);
        store.commit();
        const gone = Object.keys(before).filter(
          (each) => !store.answer(each as Key) && !own.includes(each as Key),
        );
        if (gone.length === 0) continue;
        cleared += 1;
        const clearing = store.cleared.of(own);
        if (clearing && clearing.count(store.answer) > 0) store.undoClearing(clearing);
        const left = answered(store);
        if (Object.keys({ ...left, ...before }).some((each) => left[each] !== before[each]))
          faults.push(`${key} = “${value}” ${mode}`);
      }
    expect(faults).toEqual([]);
    expect(cleared).toBeGreaterThan(30);
  },
);
