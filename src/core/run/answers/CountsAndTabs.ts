import { ADD_ANOTHER_DEFAULT } from '../../constants.ts';
import type { FormState } from './FormState.ts';
import { RemovedItems } from './RemovedItems.ts';

/** Holds how many components each add-another has and which tabs are chosen, and the items taken away since. */
export class CountsAndTabs {
  #addAnother: FormState['addAnother'] = {};
  #tabs: FormState['tabs'] = {};
  readonly removed = new RemovedItems();

  readonly count = (buttonId: string): number => this.#addAnother[buttonId] ?? ADD_ANOTHER_DEFAULT;
  readonly tab = (tabsId: string, defaultTab: string): string => this.#tabs[tabsId] || defaultTab;

  get state(): Pick<FormState, 'addAnother' | 'tabs'> {
    return { addAnother: this.#addAnother, tabs: this.#tabs };
  }

  /** Starts again from what is saved. */
  replace({ addAnother, tabs }: FormState): void {
    this.#addAnother = addAnother;
    this.#tabs = tabs;
    this.removed.clear();
  }

  setCount(buttonId: string, count: number): void {
    this.#addAnother = { ...this.#addAnother, [buttonId]: count };
  }

  setTab(tabsId: string, tabId: string): void {
    this.#tabs = { ...this.#tabs, [tabsId]: tabId };
  }
}
