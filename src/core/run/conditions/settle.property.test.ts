import type { AnswerKey } from '@admission/sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { raiseCounts } from '../answers/raiseCounts.ts';
import { indexForm } from '../indexForm.ts';
import { writtenKeys } from '../../kinds/questionKeys.ts';
import { anyAnswers, anyTidyForm, anyWildForm, knownTo } from '../../test-support/anyForm.ts';
import { anyVisit, perform } from '../../test-support/anyVisit.ts';
import { storeOf } from '../../test-support/storeOf.ts';
import { viewOf } from '../../test-support/viewOf.ts';
import { evaluate } from '../../declare/evaluate.ts';
import { keepsAnswer } from './isOpen.ts';
import { walkForm } from '../walkForm.ts';
import type { Form } from '../../declare/FormNode.ts';
import { settle } from './settle.ts';

fc.configureGlobal({ numRuns: 200 });

const anyForm = fc.oneof(anyWildForm, anyTidyForm);

/** Returns the keys that a watcher, or a change of the controlling answer, may clear without hiding them. */
const otherwiseClearedKeys = (form: Form) =>
  new Set(
    [...walkForm(form)].flatMap(({ node }) => {
      if (node.kind === 'watcher') return node.keys;
      return 'controlledBy' in node ? writtenKeys(node) : [];
    }),
  );

describe('settling the answers of any form', () => {
  test('terminates, only clears answers, leaves none to clear and changes nothing when repeated · TRAP-18, COND-16', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, anyAnswers, (form, before, changes) => {
        const index = indexForm(form);
        const outcome = settle(index, viewOf(before), changes);
        const after = viewOf({ ...before, ...outcome });

        for (const [key, value] of Object.entries(outcome)) {
          expect(value).not.toBe(before[key] ?? '');
          if (value !== '') expect(value).toBe(changes[key]);
        }
        expect(settle(index, after, outcome)).toEqual({});
        for (const key of Object.keys(outcome) as AnswerKey[]) {
          for (const { question } of index.gatedBy.get(key) ?? [])
            for (const kept of writtenKeys(question).filter((each) => after.read(each) !== ''))
              expect(index.placesOf.get(kept)!.some((placed) => keepsAnswer(placed, after))).toBe(true);
          for (const { clearUnless, keys } of index.watchers)
            if (clearUnless.valueKey === key && !evaluate(clearUnless, after))
              expect(keys.filter((each) => after.read(each) !== '')).toEqual([]);
        }
      }),
    );
  });

  test('clears every answer in a removed item, after any actions · FORM-04', () => {
    fc.assert(
      fc.property(anyTidyForm, anyVisit, (form, visit) => {
        const store = storeOf(form);
        for (const act of visit) perform(store, act);

        for (const placed of store.index.questions)
          for (const gate of placed.gates)
            if (gate.gate === 'item' && gate.n > store.view.count(gate.buttonId))
              for (const key of writtenKeys(placed.question)) expect(store.answer(key)).toBe('');
      }),
    );
  });

  test('keeps every answer that is not hidden, not cleared by a watcher and not controlled by another · COND-13', () => {
    fc.assert(
      fc.property(anyTidyForm, anyVisit, (form, visit) => {
        const store = storeOf(form);
        const others = otherwiseClearedKeys(form);
        for (const act of visit) {
          if (act.act === 'count') continue;
          const before = store.state.answers;
          const answered = perform(store, act);

          const lost = [...store.index.placesOf].filter(
            ([key, places]) =>
              store.answer(key) !== (before[key] ?? '') &&
              !(key === answered || key === `${answered}_desc` || others.has(key)) &&
              places.some((placed) => keepsAnswer(placed, store.view)),
          );
          expect(lost.map(([key]) => key)).toEqual([]);
        }
      }),
    );
  });

  test('is skipped when saved answers are loaded: they stay unchanged, and none becomes unsaved · TRAP-16', () => {
    fc.assert(
      fc.property(anyForm, anyAnswers, (form, any) => {
        const answers = knownTo(form, any);
        const saved = { answers, addAnother: { more0: 2 }, tabs: { tabs0: 't1' } };
        const store = storeOf(form, saved);

        // The number of items may only increase, and only as far as the last one with an answer (FORM-04).
        const { addAnother, ...rest } = store.state;
        expect(rest).toEqual({
          answers,
          tabs: store.index.tabsOf.get('tabs0')?.includes('t1') ? saved.tabs : {},
        });
        expect(addAnother).toEqual(raiseCounts(store.index, saved));
        expect(addAnother['more0']).toBeGreaterThanOrEqual(2);
        expect(store.hasUnsavedAnswers).toBe(false);
      }),
    );
  });
});
