import { type AnswerKey, chooseTab, type OpenSession } from '../../session/index.ts';
import { isOpen, isShown } from '../../core/run/conditions/isOpen.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import type { PlacedQuestion } from '../../core/run/walkForm.ts';
import { focusControl } from '../../ui/index.ts';

/**
 * Opens the tab of a question and moves focus to its control once it is rendered. If the question is hidden for another
 * reason, e.g. after a late server error, focus moves to the control that would show it, or else to its section.
 */
export function revealQuestion(session: OpenSession, key: string): void {
  const { form: store } = session;
  const placed = placeOf(store, key);
  for (const gate of placed?.gates ?? [])
    if (gate.gate === 'tab' && !isOpen(gate, store.view)) chooseTab(session, gate.tabsId, gate.tabId);
  const closed = placed?.gates.find((gate) => !isOpen(gate, store.view));
  if (placed && closed) focusWhenPresent(closed.gate === 'confirmed' ? closed.key : placed.section.id);
  else focusWhenPresent(idOf(key, placed?.question));
}

/** Finds the place of a question; if it has several, as in the citizenship groups, the visible one. */
function placeOf({ index, view }: FormStore, key: string): PlacedQuestion | undefined {
  const places = index.placesOf.get(key as AnswerKey) ?? [];
  return places.find((placed) => isShown(placed, view)) ?? places[0];
}

/** Returns the id of the element to focus: a checkbox group has an id, other questions use their key. */
function idOf(key: string, question: Question | undefined): string {
  return question && 'id' in question && question.key === key ? question.id : key;
}

/** Moves focus to an element at once or, if its page is not rendered yet, as soon as it appears. */
function focusWhenPresent(id: string): void {
  if (focusControl(id)) return;
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    // Disconnects before focusing, because focusing may change the page again.
    observer.disconnect();
    focusControl(id);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 5_000);
}
