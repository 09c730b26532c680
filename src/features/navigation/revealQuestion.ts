import type { AnswerKey } from '../../data/sdk.ts';
import type { Applicant } from '../../data/Applicant.ts';
import { focusControl } from '../../ui/index.ts';

/** Opens the tab a question is in and moves the focus to its control, once it is there (VSUM-07, TRAP-44, TRAP-67). */
export function revealQuestion({ store }: Applicant, key: string): void {
  const placed = store.index.placesOf.get(key as AnswerKey)?.[0];
  for (const gate of placed?.gates ?? [])
    if (gate.gate === 'tab' && store.view.tab(gate.tabsId, gate.defaultTab) !== gate.tabId)
      store.setTab(gate.tabsId, gate.tabId);
  whenPresent(idOf(key, placed?.question), focusControl);
}

/** A group of boxes is found by its own id, everything else by its key. */
function idOf(key: string, question: { kind: string; key: string } | undefined): string {
  return question?.kind === 'checkboxGroup' && 'id' in question && question.key === key
    ? String(question.id)
    : key;
}

/** Calls back once the element is in the document: at once, or when its page has been rendered. */
function whenPresent(id: string, found: (id: string) => void): void {
  if (document.getElementById(id)) {
    found(id);
    return;
  }
  const observer = new MutationObserver(() => {
    if (!document.getElementById(id)) return;
    stop();
    found(id);
  });
  const timer = setTimeout(() => observer.disconnect(), 5_000);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
}
