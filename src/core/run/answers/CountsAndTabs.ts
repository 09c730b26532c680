import type { AnswerKey } from '@admission/sdk';
import { ADD_ANOTHER_DEFAULT } from '../../constants.ts';
import { type FormIndex, keysBeyond } from '../indexForm.ts';
import { answersTo } from './answersTo.ts';
import { type Answers, EMPTY_FORM_STATE, type FormState } from './FormState.ts';
import { RemovedItems } from './RemovedItems.ts';

type Chosen = Pick<FormState, 'addAnother' | 'tabs'>;

/** Chosen counts or tabs that the server has not confirmed, each with the value that it was changed from. */
type Unconfirmed<Value> = Readonly<
  Record<string, { readonly value: Value; readonly over: Value | undefined }>
>;

/** The counts and tabs that the server has not confirmed. */
export interface UnconfirmedChoices {
  readonly addAnother: Unconfirmed<number>;
  readonly tabs: Unconfirmed<string>;
}

/** No unconfirmed counts or tabs. */
export const NO_CHOICES: UnconfirmedChoices = { addAnother: {}, tabs: {} };

/**
 * Holds the number of items in each add-another, the selected tabs, and the items removed since the form was
 * loaded.
 *
 * A count or tab chosen here is unconfirmed until the reply to its own call (`confirm`).
 */
export class CountsAndTabs {
  readonly #index: FormIndex;
  readonly #removed = new RemovedItems();
  #saved: Chosen = EMPTY_FORM_STATE;
  #unconfirmed: UnconfirmedChoices = NO_CHOICES;

  constructor(index: FormIndex) {
    this.#index = index;
  }

  readonly count = (buttonId: string): number => this.state.addAnother[buttonId] ?? ADD_ANOTHER_DEFAULT;
  readonly tab = (tabsId: string, defaultTab: string): string => this.state.tabs[tabsId] || defaultTab;

  get state(): Chosen {
    const { addAnother, tabs } = this.unsaved;
    return {
      addAnother: { ...this.#saved.addAnother, ...addAnother },
      tabs: { ...this.#saved.tabs, ...tabs },
    };
  }

  get unconfirmed(): UnconfirmedChoices {
    return this.#unconfirmed;
  }

  /** The values that the server may lack. */
  get unsaved(): Chosen {
    const { addAnother, tabs } = this.#unconfirmed;
    return { addAnother: valuesOf(addAnother), tabs: valuesOf(tabs) };
  }

  /**
   * Resets to the saved counts and tabs, with those that an earlier form left unconfirmed. One gives way if
   * the saved value is no longer the one it was changed from.
   */
  replace(saved: Chosen, left: UnconfirmedChoices = NO_CHOICES): void {
    this.#saved = { addAnother: saved.addAnother, tabs: saved.tabs };
    this.#unconfirmed = {
      addAnother: thoseOver(left.addAnother, saved.addAnother),
      tabs: thoseOver(left.tabs, saved.tabs),
    };
    this.#removed.clear();
  }

  /** Records the reply to the call that saved a count or a tab. One chosen since stays unconfirmed. */
  confirm<Kind extends keyof Chosen>(kind: Kind, id: string, value: Chosen[Kind][string]): void {
    this.#saved = { ...this.#saved, [kind]: { ...this.#saved[kind], [id]: value } };
    const { [id]: chosen, ...others } = this.#unconfirmed[kind];
    if (chosen?.value === value) this.#unconfirmed = { ...this.#unconfirmed, [kind]: others };
  }

  /** Sets the number of items. Returns blanks for the answers in the items beyond that number. */
  put(buttonId: string, count: number): Answers {
    const addAnother = withChoice(this.#unconfirmed.addAnother, this.#saved.addAnother, buttonId, count);
    this.#unconfirmed = { ...this.#unconfirmed, addAnother };
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

  choose(tabsId: string, tab: string): void {
    const tabs = withChoice(this.#unconfirmed.tabs, this.#saved.tabs, tabsId, tab);
    this.#unconfirmed = { ...this.#unconfirmed, tabs };
  }
}

/** Adds a choice, unless nothing is unconfirmed and the server has the same. */
function withChoice<Value>(
  all: Unconfirmed<Value>,
  saved: Readonly<Record<string, Value>>,
  id: string,
  value: Value,
): Unconfirmed<Value> {
  if (!all[id] && saved[id] === value) return all;
  return { ...all, [id]: { value, over: all[id] ? all[id].over : saved[id] } };
}

const valuesOf = <Value>(all: Unconfirmed<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).map(([id, { value }]) => [id, value]));

function thoseOver<Value>(
  all: Unconfirmed<Value>,
  saved: Readonly<Record<string, Value>>,
): Unconfirmed<Value> {
  return Object.fromEntries(Object.entries(all).filter(([id, { over }]) => saved[id] === over));
}
