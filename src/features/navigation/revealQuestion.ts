import { type AnswerKey, chooseTab, type OpenSession } from '../../session/index.ts';
import { isOpen, isShown } from '../../core/run/conditions/isOpen.ts';
import type { FormStore } from '../../core/run/answers/FormStore.ts';
import type { Question } from '../../core/declare/FormNode.ts';
import type { PlacedQuestion } from '../../core/run/walkForm.ts';
import { focusControl } from '../../ui/index.ts';

/**
 * Opens the tab a question is in and moves the focus to its control, once it is there.
 *
 * Where it is not shown for another reason, as when the server speaks of a question that is hidden by now, the
 * focus goes to what would show it, else to its section: no line of the summary leads nowhere.
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

/** Where a question is asked: of several places, such as the groups of citizenships, the one on screen. */
function placeOf({ index, view }: FormStore, key: string): PlacedQuestion | undefined {
  const places = index.placesOf.get(key as AnswerKey) ?? [];
  return places.find((placed) => isShown(placed, view)) ?? places[0];
}

/** A group of boxes is found by its own id, everything else by its key. */
function idOf(key: string, question: Question | undefined): string {
  return question && 'id' in question && question.key === key ? question.id : key;
}

/** Moves the focus once the element is in the document: at once, or when its page has been rendered. */
function focusWhenPresent(id: string): void {
  if (focusControl(id)) return;
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    // Before the focus, which may change the page again.
    observer.disconnect();
    focusControl(id);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 5_000);
}
