import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepsAnswer } from '../conditions/isOpen.ts';
import type { Form } from '../../declare/FormNode.ts';
import { anyAnswers, anyTidyForm, anyWildForm, knownTo } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { otherwiseClearedKeys } from '../../test-support/otherwiseClearedKeys.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import { asIfLeft } from './asIfLeft.ts';
import type { Answers } from './FormState.ts';
import type { FormStore } from './FormStore.ts';

fc.configureGlobal({ numRuns: 200 });

const anyForm = fc.oneof(anyWildForm, anyTidyForm);
/** A list of turns: which tab acts, what the person does there, and whether the tab saves afterwards. */
const anyTurns = fc.array(fc.record({ tab: fc.nat(1), visit: anyVisit, saves: fc.boolean() }), {
  minLength: 2,
  maxLength: 6,
});

/** Two tabs of the same person, and the server's state. */
class Tabs {
  readonly stores: readonly FormStore[];
  saved: Answers;

  constructor(form: Form, saved: Answers) {
    this.saved = saved;
    this.stores = [0, 1].map(() => storeOf(form, { answers: saved }));
  }

  tab(at: number): FormStore {
    const store = this.stores[at];
    if (!store) throw new Error(`There is no tab ${String(at)}.`);
    return store;
  }

  /** Saves as `answersMutation` does: sends all answers and counts to the server, and what is new to the other tab. */
  save(at: number): void {
    const [own, other] = [this.tab(at), this.tab(1 - at)];
    own.commit();
    const { addAnother } = own.unsaved;
    const confirmed = { ...own.letters.send(), version: null };
    this.saved = { ...this.saved, ...own.letters.typed };
    for (const tab of [own, other]) tab.letters.confirm(confirmed, 0);
    for (const [id, count] of Object.entries(addAnother)) {
      own.confirm('addAnother', id, count);
      other.confirm('addAnother', id, count);
    }
  }
}

/** Returns the keys of answers that should have been cleared because their questions are hidden. */
const stale = (store: FormStore) =>
  [...store.index.placesOf]
    .filter(
      ([key, places]) =>
        store.answer(key) !== '' && !places.some((placed) => keepsAnswer(placed, store.view)),
    )
    .map(([key]) => key);

const given = (answers: Answers) =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== ''));

describe('two tabs that adopt each other’s saves, for any form', () => {
  test('leave no answer to a hidden question in an application that is submitted · TRAP-60, COND-13', () => {
    fc.assert(
      fc.property(anyForm, anyTurns, (form, turns) => {
        const tabs = new Tabs(form, {});
        for (const { tab, visit, saves } of turns) {
          for (const act of visit) perform(tabs.tab(tab), act);
          if (!saves) continue;
          tabs.save(tab);
        }
        for (const store of tabs.stores) store.change(asIfLeft(store.index, store.view, store.state.answers));

        expect(tabs.stores.map(stale)).toEqual([[], []]);
      }),
    );
  });

  test('agree with each other and with the server once both have saved · TRAP-60', () => {
    fc.assert(
      fc.property(anyForm, anyTurns, (form, turns) => {
        const tabs = new Tabs(form, {});
        for (const { tab, visit, saves } of turns) {
          for (const act of visit) perform(tabs.tab(tab), act);
          if (saves) tabs.save(tab);
        }
        // A save may leave the other tab with blanks to send, for the answers that the saved choice hides.
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

  test('change nothing by adopting answers they already know · TRAP-60, TRAP-16', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, anyVisit, (form, any, visit) => {
        const saved = knownTo(form, any);
        const tabs = new Tabs(form, saved);
        for (const act of visit) perform(tabs.tab(0), act);
        const before = { answers: tabs.tab(0).state.answers, unsaved: tabs.tab(0).unsaved.answers };
        tabs.tab(0).letters.read({ answers: saved });

        expect(given(tabs.tab(0).state.answers)).toEqual(given(before.answers));
        expect(tabs.tab(0).unsaved.answers).toEqual(before.unsaved);
      }),
    );
  });

  test('keep an answer typed in one tab while its question is shown, whatever the other tab saves · TRAP-60', () => {
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
