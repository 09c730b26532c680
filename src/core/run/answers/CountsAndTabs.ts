import type { AnswerKey } from '@admission/sdk';
import { ADD_ANOTHER_DEFAULT } from '../../constants.ts';
import { type FormIndex, keysBeyond } from '../indexForm.ts';
import { answersTo } from './answersTo.ts';
import type { Answers, FormState } from './FormState.ts';
import { RemovedItems } from './RemovedItems.ts';

/** Holds how many components each add-another has and which tabs are chosen, and the items taken away since. */
export class CountsAndTabs {
  readonly #index: FormIndex;
  readonly #removed = new RemovedItems();
  #addAnother: FormState['addAnother'] = {};
  #tabs: FormState['tabs'] = {};

  constructor(index: FormIndex) {
    this.#index = index;
  }

  readonly count = (buttonId: string): number => this.#addAnother[buttonId] ?? ADD_ANOTHER_DEFAULT;
  readonly tab = (tabsId: string, defaultTab: string): string => this.#tabs[tabsId] || defaultTab;

  get state(): Pick<FormState, 'addAnother' | 'tabs'> {
    return { addAnother: this.#addAnother, tabs: this.#tabs };
  }

  /** Starts again from what is saved. */
  replace({ addAnother, tabs }: FormState): void {
    this.#addAnother = addAnother;
    this.#tabs = tabs;
    this.#removed.clear();
  }

  /** Sets how many components there are. Returns blanks for what those beyond are asked. */
  put(buttonId: string, count: number): Answers {
    this.#addAnother = { ...this.#addAnother, [buttonId]: count };
    return answersTo(keysBeyond(this.#index, buttonId, count));
  }

  /** The same as its person sets it: what is answered in a component taken away can be brought back. */
  set(buttonId: string, count: number, read: (key: AnswerKey) => string): Answers {
    const n = this.count(buttonId);
    const answers = answersTo(keysBeyond(this.#index, buttonId, count), read);
    if (count < n) this.#removed.add({ buttonId, n, answers });
    return this.put(buttonId, count);
  }

  /** The number of the component that `bringBack` would bring back; null where there is none. */
  removedItem(buttonId: string): number | null {
    return this.#removed.next(buttonId, this.count(buttonId))?.n ?? null;
  }

  /** Brings back the component taken away last. Returns its answers; none where there is no such component. */
  bringBack(buttonId: string): Answers {
    const removed = this.#removed.next(buttonId, this.count(buttonId));
    if (!removed) return {};
    this.#removed.forget(removed);
    return { ...this.put(buttonId, removed.n), ...removed.answers };
  }

  choose(tabsId: string, tabId: string): void {
    this.#tabs = { ...this.#tabs, [tabsId]: tabId };
  }
}
