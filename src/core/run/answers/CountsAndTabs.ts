import type { AnswerKey } from '@admission/sdk';
import { ADD_ANOTHER_DEFAULT } from '../../constants.ts';
import { type FormIndex, keysBeyond } from '../indexForm.ts';
import { answersTo } from './answersTo.ts';
import type { Answers, FormState } from './FormState.ts';
import { RemovedItems } from './RemovedItems.ts';

/**
 * Holds the number of items in each add-another, the selected tabs, and the items removed since the form was
 * loaded.
 */
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

  /** Resets to the saved counts and tabs. */
  replace({ addAnother, tabs }: FormState): void {
    this.#addAnother = addAnother;
    this.#tabs = tabs;
    this.#removed.clear();
  }

  /** Sets the number of items. Returns blanks for the answers in the items beyond that number. */
  put(buttonId: string, count: number): Answers {
    this.#addAnother = { ...this.#addAnother, [buttonId]: count };
    return answersTo(keysBeyond(this.#index, buttonId, count));
  }

  /** Sets the number of items at the applicant's request; the answers in a removed item can be restored. */
  set(buttonId: string, count: number, read: (key: AnswerKey) => string): Answers {
    const n = this.count(buttonId);
    const answers = answersTo(keysBeyond(this.#index, buttonId, count), read);
    if (count < n) this.#removed.add({ buttonId, n, answers });
    return this.put(buttonId, count);
  }

  /** Returns the number of the item that `bringBack` would restore, or null. */
  removedItem(buttonId: string): number | null {
    return this.#removed.next(buttonId, this.count(buttonId))?.n ?? null;
  }

  /** Restores the most recently removed item and returns its answers; does nothing if there is none. */
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
