import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepsAnswer } from '../conditions/isOpen.ts';
import { indexForm } from '../indexForm.ts';
import type { Form } from '../../declare/FormNode.ts';
import { anyAnswers, anyTidyForm, anyWildForm } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { otherwiseClearedKeys } from '../../test-support/otherwiseClearedKeys.ts';
import { TODAY } from '../../test-support/viewOf.ts';
import { EMPTY_FORM_STATE, type Answers } from './FormState.ts';
import { FormStore } from './FormStore.ts';

fc.configureGlobal({ numRuns: 200 });

const anyForm = fc.oneof(anyWildForm, anyTidyForm);
/** Who acts, and whether they save afterwards. */
const anyTurns = fc.array(fc.record({ tab: fc.nat(1), visit: anyVisit, saves: fc.boolean() }), {
  minLength: 2,
  maxLength: 6,
});

/** Two tabs of one person, and what the server has. */
class Tabs {
  readonly stores: readonly FormStore[];
  saved: Answers;

  constructor(form: Form, saved: Answers) {
    this.saved = saved;
    this.stores = [0, 1].map(() => {
      const store = new FormStore(indexForm(form), () => TODAY);
      store.hydrate({ ...EMPTY_FORM_STATE, answers: saved });
      return store;
    });
  }

  tab(at: number): FormStore {
    const store = this.stores[at];
    if (!store) throw new Error(`There is no tab ${String(at)}.`);
    return store;
  }

  /** As `answersMutation` does: all answers go to the server with the counts, and then to the other tab. */
  save(at: number): void {
    const { answers, addAnother } = this.tab(at).state;
    this.saved = { ...this.saved, ...answers };
    this.tab(at).beginSave(this.tab(at).unsaved).confirm({ answers, addAnother });
    this.tab(1 - at).adopt(answers, addAnother);
  }
}

/** Answers that no question may keep: hidden, or of an item that was taken away. */
const stale = (store: FormStore) =>
  [...store.index.placesOf]
    .filter(
      ([key, places]) =>
        store.answer(key) !== '' && !places.some((placed) => keepsAnswer(placed, store.view)),
    )
    .map(([key]) => key);

const given = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));

describe('two tabs that take over what the other saves, for any form', () => {
  test('after every save neither has an answer to a hidden question · TRAP-60, COND-13', () => {
    fc.assert(
      fc.property(anyForm, anyTurns, (form, turns) => {
        const tabs = new Tabs(form, {});
        for (const { tab, visit, saves } of turns) {
          for (const act of visit) perform(tabs.tab(tab), act);
          if (!saves) continue;
          tabs.save(tab);

          expect(tabs.stores.map(stale)).toEqual([[], []]);
        }
      }),
    );
  });

  test('once both have saved, both and the server say the same · TRAP-60', () => {
    fc.assert(
      fc.property(anyForm, anyTurns, (form, turns) => {
        const tabs = new Tabs(form, {});
        for (const { tab, visit, saves } of turns) {
          for (const act of visit) perform(tabs.tab(tab), act);
          if (saves) tabs.save(tab);
        }
        // One who saves may leave the other with something to tell: what its choice has hidden.
        for (const tab of [0, 1, 0, 1]) tabs.save(tab);

        expect(tabs.stores.map(({ unsaved }) => unsaved.answers)).toEqual([{}, {}]);
        const [one, other] = tabs.stores.map(({ state }) => given(state.answers));
        expect(one).toEqual(other);
        expect(given(tabs.saved)).toEqual(one);
        const counts = tabs.stores.map(({ view }) => ['more0', 'more1', 'more2'].map(view.count));
        expect(counts[0]).toEqual(counts[1]);
      }),
    );
  });

  test('taking over what is known already changes nothing · TRAP-60, TRAP-16', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, anyVisit, (form, saved, visit) => {
        const tabs = new Tabs(form, saved);
        for (const act of visit) perform(tabs.tab(0), act);
        const before = { answers: tabs.tab(0).state.answers, unsaved: tabs.tab(0).unsaved.answers };
        tabs.tab(0).adopt(saved);

        expect(given(tabs.tab(0).state.answers)).toEqual(given(before.answers));
        expect(tabs.tab(0).unsaved.answers).toEqual(before.unsaved);
      }),
    );
  });

  test('what was typed here stays while its question does, whatever the other saves · TRAP-60', () => {
    fc.assert(
      fc.property(anyTidyForm, anyVisit, anyVisit, (form, here, there) => {
        const tabs = new Tabs(form, {});
        for (const act of here) perform(tabs.tab(0), act);
        for (const act of there) perform(tabs.tab(1), act);
        const typed = tabs.tab(0).state.answers;
        tabs.save(1);

        const store = tabs.tab(0);
        const others = otherwiseClearedKeys(form);
        const lost = (Object.keys(given(typed)) as AnswerKey[]).filter(
          (key) =>
            store.answer(key) !== typed[key] &&
            !others.has(key) &&
            (store.index.placesOf.get(key) ?? []).some((placed) => keepsAnswer(placed, store.view)),
        );
        expect(lost).toEqual([]);
      }),
    );
  });
});
