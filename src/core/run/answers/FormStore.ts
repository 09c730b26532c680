import type { AnswerKey, DocumentAnswerKey } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { latest, type SavedAnswers } from '../journal/Journal.ts';
import { Letters, type Unconfirmed } from '../journal/Letters.ts';
import { ErrorBook } from '../validation/ErrorBook.ts';
import { AnswerMap } from './AnswerMap.ts';
import { ClearedAnswers, type Clearing } from './ClearedAnswers.ts';
import { type Choice, CountsAndTabs } from './CountsAndTabs.ts';
import { Listeners } from './Listeners.ts';
import type { Answers, FormState, FormView } from './FormState.ts';
import { raiseCounts } from './raiseCounts.ts';

type Keys = readonly AnswerKey[];

/**
 * Holds one applicant's answers for `useSyncExternalStore`, and tracks which of them are unsaved.
 *
 * Each change goes through: set → settle (hide, clear) → check (only while validating) → call each listener once.
 */
export class FormStore {
  readonly index: FormIndex;
  readonly errors: ErrorBook;
  readonly #listeners = new Listeners();
  readonly #answers: AnswerMap;
  readonly #countsAndTabs: CountsAndTabs;
  /** The answers cleared by choices on the open page of the form. */
  readonly cleared = new ClearedAnswers();
  /** The server's answers, and the changes it has not confirmed. */
  readonly letters: Letters;
  /** Fields whose input cannot be read as an answer, e.g. an incomplete date. */
  readonly #unreadable = new Set<AnswerKey>();

  constructor(index: FormIndex, today: () => string) {
    this.index = index;
    this.#countsAndTabs = new CountsAndTabs(index);
    this.view = {
      read: (key) => this.#answers.read(key),
      count: this.#countsAndTabs.count,
      tab: this.#countsAndTabs.tab,
      today,
      isUnreadable: (key) => this.#unreadable.has(key),
    };
    this.errors = new ErrorBook(index, this.view, () => this.#listeners.call());
    this.#answers = new AnswerMap(index, this.view);
    this.letters = new Letters(index, this.#answers, (changed) => {
      this.#raiseCounts();
      this.#publishAll(changed);
    });
    this.answer = this.#answers.read;
  }

  /**
   * Calls the listener after each commit that changes one of the keys, or any key if none are given. Returns a function
   * that unsubscribes.
   */
  readonly subscribe: Listeners['add'] = (listener, keys) => this.#listeners.add(listener, keys);

  /** A snapshot of the whole form, to be sent or to be carried into an account. */
  get state(): FormState {
    return { answers: this.#answers.effective, ...this.#countsAndTabs.state };
  }

  /** A view for rules and checks, which always reads the current answers. */
  readonly view: FormView;

  /** Returns the effective answer for a key, or '' while the answer being entered hides it. */
  readonly answer: (key: AnswerKey) => string;

  /**
   * Opens the form with the saved answers, tidied as if their fields had lost focus, and replays the letters of earlier
   * forms over them. Clears nothing.
   */
  hydrate(saved: SavedAnswers & Omit<FormState, 'answers'>, left: readonly Unconfirmed[] = []): void {
    this.#unreadable.clear();
    this.#countsAndTabs.replace(saved);
    this.letters.open(saved, left);
    this.#countsAndTabs.takeOver(left.flatMap(({ choices }) => choices));
    this.#raiseCounts();
    this.errors.reset();
    this.errors.recheck();
  }

  /**
   * Merges what a visitor entered before the form was opened. Fills only blanks, with ordinary changes. The larger
   * count wins, so that no item is hidden.
   */
  merge({ answers, addAnother, tabs }: FormState): void {
    for (const [id, count] of Object.entries(addAnother))
      if (count > this.#countsAndTabs.count(id)) this.#countsAndTabs.put(id, count);
    for (const [id, tab] of Object.entries(tabs))
      if (tab !== '' && this.#countsAndTabs.tab(id, '') === '') this.#countsAndTabs.choose('tabs', id, tab);
    this.letters.merge(answers);
    this.#raiseCounts();
    this.errors.recheck();
  }

  /** Commits answers and everything they clear at once: for a choice, or for answers filled in by a lookup. */
  change(changes: Answers): void {
    const { effective: before } = this.#answers;
    const changed = this.letters.edit(() => this.#answers.change(changes));
    this.cleared.note(this.index, Object.keys(changes), before, this.#answers.effective);
    this.#publish(changed);
  }

  /** Restores the answers that a choice cleared and the previous choice, as a new change. */
  undoClearing(clearing: Clearing): void {
    this.change(this.cleared.take(clearing, this.answer));
  }

  /**
   * Enters answers that are not final yet, such as text being typed or a radio button reached with the arrow keys.
   *
   * They take effect at once: the answers they hide read as ''. Until `commit`, the next keystroke can restore the
   * hidden answers. If the field's answer has changed by then, `commit` also commits `whenLeft`.
   */
  enter(changes: Answers, whenLeft: Answers = {}): void {
    if (!this.#answers.isEntering(changes)) this.commit();
    this.#publish(this.letters.edit(() => this.#answers.enter(changes, whenLeft)));
  }

  /** Enters one answer, as a keystroke does. */
  set(key: AnswerKey, value: string): void {
    this.enter({ [key]: value });
  }

  /** Commits the answers being entered, because the field has been left. */
  commit(): void {
    const { committed: before } = this.#answers;
    const { entering } = this.#answers.typed;
    const changed = this.letters.edit(() => this.#answers.commit(), entering);
    if (!changed) return;
    this.cleared.note(this.index, entering, before, this.#answers.committed);
    // The field has lost focus, so listeners are called even if its answer is unchanged.
    if (changed.length === 0) this.#listeners.call([]);
    this.#publish(changed);
  }

  /** Records whether a field's input cannot be read as an answer; its last valid answer is kept. */
  setUnreadable(key: AnswerKey, isUnreadable: boolean): void {
    if (isUnreadable === this.#unreadable.has(key)) return;
    if (isUnreadable) this.#unreadable.add(key);
    else this.#unreadable.delete(key);
    this.#listeners.call([key, ...this.errors.checkReaders([key])]);
  }

  /**
   * Sets which upload questions have a document, and thereby their answers: 'ANSWERED' while there is a document and
   * the question is not hidden, otherwise ''. Nothing else sets these answers; until the first call, the saved ones
   * apply.
   */
  setDocuments(keys: Iterable<DocumentAnswerKey>): void {
    this.#publish(this.letters.edit(() => this.#answers.setDocuments(keys)));
  }

  /** Sets the number of items in an add-another; the answers in removed items are cleared. */
  setCount(buttonId: string, count: number): void {
    this.#editAll(() => this.#countsAndTabs.set(buttonId, count, this.answer));
  }

  /** Returns the number of the item that `undoRemoval` would restore, or null. */
  removedItem(buttonId: string): number | null {
    return this.#countsAndTabs.removedItem(buttonId);
  }

  /** Restores the most recently removed item, with its answers. */
  undoRemoval(buttonId: string): void {
    this.#editAll(() => this.#countsAndTabs.bringBack(buttonId));
  }

  /** Selects a tab. The answers on the other tabs are kept but no longer checked. */
  setTab(tabsId: string, tabId: string): void {
    this.#countsAndTabs.choose('tabs', tabsId, tabId);
    this.errors.recheck();
  }

  /** The unconfirmed letters, which the next form takes over if this one closes. */
  get unconfirmed(): Unconfirmed {
    const { changes, setAside } = this.letters.journal;
    return { changes, choices: this.#countsAndTabs.unconfirmed, setAside };
  }

  /** The values that the server has not confirmed. */
  get unsaved(): FormState {
    return { answers: latest(this.letters.journal.changes), ...this.#countsAndTabs.unsaved };
  }

  get hasUnsavedAnswers(): boolean {
    return this.letters.journal.changes.length > 0;
  }

  get hasUnsaved(): boolean {
    return this.hasUnsavedAnswers || this.unconfirmed.choices.length > 0;
  }

  /**
   * Records a count or a chosen tab that the server has confirmed, in the reply to our call or through another browser
   * tab. Keeps items in which this form has unsaved answers.
   */
  confirm(kind: Choice['kind'], id: string, value: Choice['value']): void {
    this.#countsAndTabs.confirm(kind, id, value);
    this.#raiseCounts(this.unsaved.answers);
    this.errors.recheck();
  }

  /** Reverts to the answers that the server has, because a submitted application accepts no changes. */
  dropUnsaved(): void {
    this.#unreadable.clear();
    this.#countsAndTabs.replace(this.#countsAndTabs.state);
    this.letters.drop();
    this.errors.reset();
    this.errors.recheck();
  }

  /** Applies a choice of counts, and the answers it changes. */
  #editAll(choose: () => Answers): void {
    this.#publishAll(this.letters.edit(() => this.#answers.change(choose())));
  }

  /** Raises the counts that would hide one of the answers. */
  #raiseCounts(answers = this.state.answers): void {
    for (const [id, count] of Object.entries(raiseCounts(this.index, { ...this.state, answers })))
      this.#countsAndTabs.put(id, count);
  }

  /**
   * Commits answers when counts, tabs or documents may have changed too: everything is checked again, and every
   * listener is called.
   */
  #publishAll(changed: Keys): void {
    this.#forget(changed);
    this.errors.recheck();
  }

  #publish(changed: Keys): void {
    if (changed.length === 0) return;
    const dropped = this.#forget(changed);
    this.#listeners.call([...changed, ...dropped, ...this.errors.checkReaders(changed)]);
  }

  /** Drops the server's errors for answers that have changed. Returns the keys whose messages changed. */
  #forget(changed: Keys): Keys {
    for (const key of changed) this.#unreadable.delete(key);
    return this.errors.dropServerErrors(changed);
  }
}
