import type { AnswerKey, DocumentAnswerKey } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { type Change, latest, type SavedAnswers } from '../journal/Journal.ts';
import { type EditedBy, Letters } from '../journal/Letters.ts';
import { confirmTab, tabChanges, tabIn } from '../journal/tabChanges.ts';
import { ToldList } from '../journal/ToldList.ts';
import type { Unconfirmed } from '../journal/takeOver.ts';
import { ErrorBook } from '../validation/ErrorBook.ts';
import { refusals } from '../validation/refusals.ts';
import { AnswerMap } from './AnswerMap.ts';
import { answersTo, keysOf } from '../../answers/answersTo.ts';
import { ClearedAnswers, type Clearing } from './ClearedAnswers.ts';
import { Counts } from './Counts.ts';
import { Listeners } from './Listeners.ts';
import { type Answers, EMPTY_ANSWER, type FormState, type FormView } from '../../answers/FormState.ts';
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
  readonly #counts: Counts;
  /** The answers cleared by choices on the open page of the form. */
  readonly cleared = new ClearedAnswers();
  /** The server's answers, and the changes it has not confirmed. */
  readonly letters: Letters;
  /** The answers that gave way, which the student is told about. */
  readonly told: ToldList;
  /** Fields whose input cannot be read as an answer, e.g. an incomplete date. */
  readonly #unreadable = new Set<AnswerKey>();

  constructor(index: FormIndex, today: () => string) {
    this.index = index;
    this.#counts = new Counts(index);
    this.view = {
      read: (key) => this.#answers.read(key),
      count: this.#counts.count,
      tab: (tabsId, defaultTab) => tabIn(this.letters.journal, tabsId) || defaultTab,
      today,
      isUnreadable: (key) => this.#unreadable.has(key),
    };
    this.errors = new ErrorBook(index, this.view, () => this.#listeners.call());
    this.#answers = new AnswerMap(index, this.view);
    this.letters = new Letters(index, this.#answers, (changed) => {
      this.#raiseCounts();
      this.#publishAll(changed);
    });
    this.told = new ToldList(this.letters, () => this.#listeners.call());
    this.answer = this.#answers.read;
  }

  /**
   * Calls the listener after each commit that changes one of the keys, or any key if none are given. Returns a function
   * that unsubscribes.
   */
  readonly subscribe: Listeners['add'] = (listener, keys) => this.#listeners.add(listener, keys);

  /** A snapshot of the whole form, to be sent or to be carried into an account. */
  get state(): FormState {
    const tabs = [...this.index.tabsOf.keys()].map((id) => [id, tabIn(this.letters.journal, id)] as const);
    return {
      answers: this.#answers.effective,
      addAnother: this.#counts.all,
      tabs: { ...Object.fromEntries(tabs.filter(([, tab]) => tab !== EMPTY_ANSWER)), ...this.unsaved.tabs },
    };
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
    const { addAnother, answers } = saved;
    // A tab that its group does not have counts as none.
    const known = Object.entries(saved.tabs).filter(([id, tab]) => this.index.tabsOf.get(id)?.includes(tab));
    this.#unreadable.clear();
    this.#counts.replace(addAnother);
    this.letters.open({ ...saved, answers: { ...answers, ...Object.fromEntries(known) } }, left);
    this.told.reset();
    this.#raiseCounts();
    this.errors.reset();
    this.errors.recheck();
  }

  /**
   * Merges what a visitor entered before the form was opened. Fills only blanks, with ordinary changes. The larger
   * count wins, so that no item is hidden.
   */
  merge({ answers, addAnother, tabs }: FormState): void {
    for (const [id, count] of Object.entries(addAnother)) this.#counts.raise(id, count);
    for (const [id, tab] of Object.entries(tabs))
      if (tab !== EMPTY_ANSWER && tabIn(this.letters.journal, id) === EMPTY_ANSWER)
        this.letters.selectTab(id, tab, 'visitor');
    this.letters.merge(answers);
    this.#raiseCounts();
    this.errors.recheck();
  }

  /**
   * Commits answers and everything they clear at once: for a choice, or for answers filled in by a lookup.
   *
   * @param cause the key of the question that changes them.
   */
  change(changes: Answers, editor?: EditedBy['editor'], cause = keysOf(changes)[0]): void {
    const { committed, typed } = this.#answers;
    const by = keysOf(changes);
    const changed = this.letters.edit(() => this.#answers.change(changes), { by, editor });
    const all = [...new Set([...(cause ? [cause] : []), ...by])];
    const before = { ...typed.answers, ...answersTo(all, (key) => committed[key]) };
    this.cleared.note(this.index, all, before, this.#answers.effective);
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
    const by = keysOf(changes);
    this.#publish(this.letters.edit(() => this.#answers.enter(changes, whenLeft), { by }));
  }

  /** Enters one answer, as a keystroke does. */
  set(key: AnswerKey, value: string): void {
    this.enter({ [key]: value });
  }

  /** Commits the answers being entered, because the field has been left. */
  commit(): void {
    const { committed: before } = this.#answers;
    const { entering: field } = this.#answers.typed;
    const changed = this.letters.edit(() => this.#answers.commit(), { by: field, field });
    if (!changed) return;
    this.cleared.note(this.index, field, before, this.#answers.committed);
    // The field has lost focus, so listeners are called even if its answer is unchanged.
    if (changed.length === 0) this.#listeners.call([]);
    this.#publish(changed);
    this.letters.judgeLeft();
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
   *
   * @param own the questions whose documents this form has added or removed; the next save contains their answers.
   */
  setDocuments(keys: Iterable<DocumentAnswerKey>, own?: readonly DocumentAnswerKey[]): void {
    const run = () => this.#answers.setDocuments(keys, own);
    this.#publish(this.letters.edit(run, { by: [], editor: 'product' }));
  }

  /** Sets the number of items in an add-another; the answers in removed items are cleared. */
  setCount(buttonId: string, count: number): void {
    this.#editAll(() => this.#counts.set(buttonId, count, this.answer), []);
  }

  /** Returns the number of the item that `undoRemoval` would restore, or null. */
  removedItem(buttonId: string): number | null {
    return this.#counts.removedItem(buttonId);
  }

  /** Restores the most recently removed item, with its answers. */
  undoRemoval(buttonId: string): void {
    const answers = this.#counts.bringBack(buttonId);
    this.#editAll(() => answers, keysOf(answers));
  }

  /** Selects a tab. The answers on the other tabs are kept but no longer checked. */
  setTab(tabsId: string, tabId: string): void {
    this.letters.selectTab(tabsId, tabId);
    this.errors.recheck();
  }

  /** The values that the server has not confirmed. */
  get unsaved(): FormState {
    const tabs = latest(tabChanges(this.letters.journal)) as FormState['tabs'];
    return { answers: latest(this.letters.unsaved), addAnother: this.#counts.unsaved, tabs };
  }

  get hasUnsavedAnswers(): boolean {
    return this.letters.unsaved.length > 0;
  }

  get hasUnsaved(): boolean {
    return this.hasUnsavedAnswers || this.hasUnsavedCountsOrTabs;
  }

  get hasUnsavedCountsOrTabs(): boolean {
    return tabChanges(this.letters.journal).length > 0 || Object.keys(this.#counts.unsaved).length > 0;
  }

  /** Records the reply to the call of a selected tab. */
  confirmTab(tab: Change): void {
    this.letters.revise((journal) => confirmTab(journal, tab));
    this.errors.recheck();
  }

  /**
   * Records a count that the server has confirmed, in the reply to our call or through another browser tab. Keeps items
   * in which this form has unsaved answers.
   */
  confirmCount(buttonId: string, count: number): void {
    this.#counts.confirm(buttonId, count);
    this.#raiseCounts(this.unsaved.answers);
    this.errors.recheck();
  }

  /** Forgets what could be restored, because the student has started over. */
  forgetRemoved(): void {
    this.cleared.forget();
    this.#counts.forgetRemoved();
  }

  /** Gives up what was typed here, because the student has started over in another tab. */
  startOver(): void {
    this.forgetRemoved();
    this.letters.giveUp('startedOver');
  }

  /** Reverts to the answers that the server has, because a submitted application accepts no changes. */
  dropUnsaved(): void {
    this.#unreadable.clear();
    this.#counts.replace(this.#counts.all);
    this.letters.drop();
    this.errors.reset();
    this.errors.recheck();
  }

  /** Sets a count, and the answers it changes. */
  #editAll(set: () => Answers, by: Keys): void {
    this.#publishAll(this.letters.edit(() => this.#answers.change(set()), { by }));
  }

  /** Raises the counts that would hide one of the answers. */
  #raiseCounts(answers = this.state.answers): void {
    for (const [id, count] of Object.entries(raiseCounts(this.index, { ...this.state, answers })))
      this.#counts.put(id, count);
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

  /** Drops the messages about answers that have changed. Returns the keys whose messages changed. */
  #forget(changed: Keys): Keys {
    for (const key of changed) this.#unreadable.delete(key);
    const refused = this.errors.setRefused(refusals(this.index, this.letters.refused));
    return [...this.errors.dropServerErrors(changed), ...refused];
  }
}
