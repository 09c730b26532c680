import type { AnswerKey } from '@admission/sdk';
import { ADD_ANOTHER_DEFAULT } from '../../constants.ts';
import { type FormIndex, keysBeyond } from '../indexForm.ts';
import { answersTo } from './answersTo.ts';
import { type Answers, EMPTY_ANSWER, EMPTY_FORM_STATE, type FormState } from './FormState.ts';

type Chosen = Pick<FormState, 'addAnother' | 'tabs'>;

/** A count or tab that was chosen here, and that the server has not confirmed. */
export interface Choice {
  readonly kind: keyof Chosen;
  readonly id: string;
  readonly value: string | number;
  /** The value that it was changed from; undefined if the server had none. */
  readonly over?: string | number;
}

/** A removed add-another item, with its answers. */
interface RemovedItem {
  readonly buttonId: string;
  readonly n: number;
  readonly answers: Answers;
}

/**
 * Holds the number of items in each add-another, the selected tabs, and the items removed since the form was loaded.
 *
 * A count or tab chosen here is unconfirmed until the reply to its own call (`confirm`).
 */
export class CountsAndTabs {
  readonly #index: FormIndex;
  /** The removed items, in order of removal, until the form is replaced. */
  #removed: readonly RemovedItem[] = [];
  #saved: Chosen = EMPTY_FORM_STATE;
  #unconfirmed: readonly Choice[] = [];

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

  get unconfirmed(): readonly Choice[] {
    return this.#unconfirmed;
  }

  /** The values that the server may lack. */
  get unsaved(): Chosen {
    const valuesOf = (kind: keyof Chosen) =>
      Object.fromEntries(
        this.#unconfirmed.filter((each) => each.kind === kind).map(({ id, value }) => [id, value]),
      );
    return { addAnother: valuesOf('addAnother'), tabs: valuesOf('tabs') } as Chosen;
  }

  /** Resets to the saved counts and tabs. A tab that its group does not have counts as none. */
  replace({ addAnother, tabs }: Chosen): void {
    const known = Object.entries(tabs).filter(
      ([id, tab]) => this.#index.tabsOf.get(id)?.includes(tab) ?? true,
    );
    this.#saved = { addAnother, tabs: Object.fromEntries(known) };
    this.#unconfirmed = [];
    this.#removed = [];
  }

  /** Takes over the unconfirmed choices of earlier forms, except those whose saved value has changed meanwhile. */
  takeOver(choices: readonly Choice[]): void {
    for (const { kind, id, value, over } of choices)
      if (this.#saved[kind][id] === over) this.choose(kind, id, value);
  }

  /** Records the reply to the call that saved a count or a tab. A later choice stays unconfirmed. */
  confirm(kind: keyof Chosen, id: string, value: string | number): void {
    this.#saved = { ...this.#saved, [kind]: { ...this.#saved[kind], [id]: value } };
    this.#unconfirmed = this.#unconfirmed.filter((each) => !isOf(each, kind, id) || each.value !== value);
  }

  /** Chooses a count or a tab. Does nothing if the server already has this value and nothing is unconfirmed. */
  choose(kind: keyof Chosen, id: string, value: string | number): void {
    const last = this.#unconfirmed.find((each) => isOf(each, kind, id));
    const saved = this.#saved[kind][id];
    if (!last && saved === value) return;
    const others = this.#unconfirmed.filter((each) => each !== last);
    this.#unconfirmed = [...others, { kind, id, value, over: last ? last.over : saved }];
  }

  /** Sets the number of items. Returns blanks for the answers in the items beyond that number. */
  put(buttonId: string, count: number): Answers {
    this.choose('addAnother', buttonId, count);
    return answersTo(keysBeyond(this.#index, buttonId, count));
  }

  /** Sets the number of items at the applicant's request; the answers in a removed item can be restored. */
  set(buttonId: string, count: number, read: (key: AnswerKey) => string): Answers {
    const n = this.count(buttonId);
    const answers = answersTo(keysBeyond(this.#index, buttonId, count), read);
    if (count < n) this.#noteRemoved({ buttonId, n, answers });
    return this.put(buttonId, count);
  }

  /** Returns the number of the item that `bringBack` would restore, or null. */
  removedItem(buttonId: string): number | null {
    return this.#lastRemoved(buttonId, this.count(buttonId))?.n ?? null;
  }

  /** Restores the most recently removed item and returns its answers; does nothing if there is none. */
  bringBack(buttonId: string): Answers {
    const removed = this.#lastRemoved(buttonId, this.count(buttonId));
    if (!removed) return {};
    this.#removed = this.#removed.filter((each) => each !== removed);
    return { ...this.put(buttonId, removed.n), ...removed.answers };
  }

  #noteRemoved(item: RemovedItem): void {
    const isBlank = Object.values(item.answers).every((answer) => answer === EMPTY_ANSWER);
    // A blank item that was added and removed again does not replace a filled one.
    if (isBlank && this.#lastRemoved(item.buttonId, item.n - 1)) return;
    this.#removed = [...this.#removed, item];
  }

  /** Returns the most recently removed item if it was number `count + 1`, otherwise null. */
  #lastRemoved(buttonId: string, count: number): RemovedItem | null {
    const last = this.#removed.findLast((item) => item.buttonId === buttonId);
    return last?.n === count + 1 ? last : null;
  }
}

const isOf = (choice: Choice, kind: keyof Chosen, id: string) => choice.kind === kind && choice.id === id;
