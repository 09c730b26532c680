import type { AnswerKey, DocumentAnswerKey } from '@admission/sdk';
import type { FormIndex } from '../indexForm.ts';
import { ErrorBook } from '../validation/ErrorBook.ts';
import type { SummaryItem } from '../validation/errorSummary.ts';
import type { ErrorsByKey } from '../validation/ErrorsByKey.ts';
import type { Validator } from '../validation/Validator.ts';
import { AnswerMap, type TypedAnswers } from './AnswerMap.ts';
import { CountsAndTabs } from './CountsAndTabs.ts';
import { Listeners } from './Listeners.ts';
import { raiseCounts } from './raiseCounts.ts';
import type { Answers, FormState, FormView } from './FormState.ts';
import { type PendingSave, SavedForm } from './SavedForm.ts';
import type { SaveOrigin } from './SavedValues.ts';

type Keys = readonly AnswerKey[];

/**
 * Holds one applicant's answers for `useSyncExternalStore`, and tracks which of them are unsaved.
 *
 * Each change goes through: set → settle (hide, clear) → check (only while validating) → call each listener
 * once.
 */
export class FormStore {
  readonly index: FormIndex;
  readonly #listeners = new Listeners();
  readonly #book: ErrorBook;
  readonly #answers: AnswerMap;
  readonly #layout: CountsAndTabs;
  readonly #saved: SavedForm;
  /** Fields whose input cannot be read as an answer, e.g. an incomplete date. */
  readonly #unreadable = new Set<AnswerKey>();
  #validating = false;

  constructor(index: FormIndex, today: () => string) {
    this.index = index;
    this.#book = new ErrorBook(index);
    this.#layout = new CountsAndTabs(index);
    this.view = {
      read: (key) => this.#answers.read(key),
      count: this.#layout.count,
      tab: this.#layout.tab,
      today,
      isUnreadable: (key) => this.#unreadable.has(key),
    };
    this.#answers = new AnswerMap(index, this.view);
    this.#saved = new SavedForm(index, this.#answers, this.#layout);
    this.answer = this.#answers.read;
  }

  /**
   * Calls the listener after each commit that changes one of the keys, or any key if none are given. Returns
   * a function that unsubscribes.
   */
  readonly subscribe: Listeners['add'] = (listener, keys) => this.#listeners.add(listener, keys);

  /** A snapshot of the whole form, to be sent or to be carried into an account. */
  get state(): FormState {
    return { answers: this.#answers.inForce, ...this.#layout.state };
  }

  /** A view for rules and checks, which always reads the current answers. */
  readonly view: FormView;

  /** Returns the answer in force for a key, or '' while the answer being entered hides it. */
  readonly answer: (key: AnswerKey) => string;

  /**
   * Loads saved answers, tidying text as if its field had lost focus (decision 034). Nothing is cleared or
   * counted as a change.
   */
  hydrate(state: FormState, saved: FormState = state): void {
    this.#reset({ ...state, addAnother: raiseCounts(this.index, state) }, saved);
  }

  /** Commits answers and everything they clear at once: for a choice, or for answers filled in by a lookup. */
  change(changes: Answers): void {
    this.#commitAnswers(this.#answers.change(changes));
  }

  /**
   * Enters answers that are not final yet, such as text being typed or a radio button passed with the arrow
   * keys.
   *
   * They take effect at once: the answers they hide read as ''. Until `flush`, the next keystroke can
   * restore the hidden answers. If the field's answer has changed by then, `flush` also commits `whenLeft`.
   */
  enter(changes: Answers, whenLeft: Answers = {}): void {
    if (!(this.#answers.entering in changes)) this.flush();
    this.#commitAnswers(this.#answers.enter(changes, whenLeft));
  }

  /** Enters one answer, as a keystroke does. */
  set(key: AnswerKey, value: string): void {
    this.enter({ [key]: value });
  }

  /** Commits the answers being entered, because the field has been left. */
  flush(): void {
    const left = this.#answers.leave();
    if (!left) return;
    const changed = this.#answers.change(left);
    // The field has lost focus, so listeners are called even if its answer is unchanged.
    if (changed.length === 0) this.#listeners.call([]);
    this.#commitAnswers(changed);
  }

  /**
   * The answers for a save that must not interrupt typing (`AnswerMap.typed`), and the subset that the server
   * may lack.
   */
  get typed(): TypedAnswers & { readonly unsaved: Answers } {
    return { ...this.#answers.typed, unsaved: this.#saved.unsavedTyped };
  }

  /** Records whether a field's input cannot be read as an answer; its last valid answer is kept. */
  setUnreadable(key: AnswerKey, isUnreadable: boolean): void {
    if (isUnreadable === this.#unreadable.has(key)) return;
    if (isUnreadable) this.#unreadable.add(key);
    else this.#unreadable.delete(key);
    const places = this.index.placesOf.get(key) ?? [];
    this.#listeners.call(this.#validating ? [key, ...this.#book.check(places, this.view)] : [key]);
  }

  /**
   * Sets which upload questions have a document, and thereby their answers: 'ANSWERED' while there is a
   * document and the question is not hidden, otherwise ''. Nothing else sets these answers; until the first
   * call, the saved ones apply.
   */
  setDocuments(keys: Iterable<DocumentAnswerKey>): void {
    this.#commitAnswers(this.#answers.setDocuments(keys));
  }

  /** Sets the number of items in an add-another; the answers in removed items are cleared. */
  setCount(buttonId: string, count: number): void {
    this.#commitAll(this.#answers.change(this.#layout.set(buttonId, count, this.answer)));
  }

  /** Returns the number of the item that `undoRemoval` would restore, or null. */
  removedItem(buttonId: string): number | null {
    return this.#layout.removedItem(buttonId);
  }

  /** Restores the most recently removed item, with its answers. */
  undoRemoval(buttonId: string): void {
    this.#commitAll(this.#answers.change(this.#layout.bringBack(buttonId)));
  }

  /** Selects a tab. The answers on the other tabs are kept but no longer checked. */
  setTab(tabsId: string, tabId: string): void {
    this.#layout.choose(tabsId, tabId);
    this.#recheck();
  }

  get validating(): boolean {
    return this.#validating;
  }

  /** Starts or stops showing errors; answers are checked only while errors are shown. */
  setValidating(validating: boolean): void {
    if (validating === this.#validating) return;
    this.#validating = validating;
    this.#book.reset();
    this.#recheck();
  }

  /** Installs the validator; until then there are no client-side errors. */
  setValidator(validator: Validator): void {
    this.#book.validator = validator;
    this.#recheck();
  }

  /** Whether the validator has been loaded. */
  get canValidate(): boolean {
    return this.#book.validator !== null;
  }

  /** Returns every error in the form, even while no errors are being shown. */
  readonly findErrors = (): ErrorsByKey => this.#book.find(this.index.questions, this.view);

  /** Shows the server's errors; each is dropped when the answer to its question changes. */
  setServerErrors(errors: ErrorsByKey): void {
    this.#book.setServerErrors(errors);
    this.#listeners.call();
  }

  /** Returns the messages for a question; the same array is returned until they change. */
  readonly errors = (key: AnswerKey): readonly string[] => this.#book.messages(key);

  /** Returns every error in the form as lines of the summary; the same array is returned until they change. */
  readonly summary = (): readonly SummaryItem[] => this.#book.summary();

  /**
   * The values that the server may lack: changes since its last confirmation, and values sent in a save that
   * has had no reply.
   */
  get unsaved(): FormState {
    return this.#saved.unsavedOf(this.state);
  }

  get hasUnsavedAnswers(): boolean {
    return Object.keys(this.unsaved.answers).length > 0;
  }

  get hasUnsaved(): boolean {
    return Object.values(this.unsaved).some((values: object) => Object.keys(values).length > 0);
  }

  /** When the server is last known to have accepted answers, in ms; null if it has not accepted any yet. */
  get savedAt(): number | null {
    return this.#saved.savedAt;
  }

  /**
   * Records that values are being sent. Until the save is confirmed or rejected, the server may or may not
   * have them.
   */
  beginSave(values: Partial<FormState>, origin: SaveOrigin = 'page', at = 0): PendingSave {
    return this.#saved.send(values, origin, at, () => this.#listeners.call());
  }

  /** Reverts to the answers that the server has, because a submitted application accepts no changes. */
  dropUnsaved(): void {
    this.#reset({ ...this.state, answers: this.#saved.confirmed });
  }

  /** Merges the answers that another device has saved (`SavedForm`). */
  merge(saved: Answers, at: number): void {
    this.#commitAll(this.#saved.merge(saved, at));
  }

  /** Adopts the answers that another tab has saved. */
  adopt(
    saved: Answers,
    counts: FormState['addAnother'] = {},
    at: number | null = null,
    entering: Keys = [],
  ): void {
    this.#commitAll(this.#saved.adopt(saved, counts, at, entering));
  }

  /** Adopts the answers that another tab sends while its page is being hidden or closed. */
  expect(answers: Answers, at: number): void {
    this.#commitAll(this.#saved.expect(answers, at));
  }

  #reset(state: FormState, saved = state): void {
    this.#unreadable.clear();
    this.#layout.replace(state);
    this.#answers.replace(this.#answers.tidied(state.answers));
    this.#saved.reset({ ...saved, answers: this.#answers.tidied(saved.answers) });
    this.#book.reset();
    this.#recheck();
  }

  #recheck(): void {
    if (this.#validating) this.#book.check(this.index.questions, this.view);
    this.#listeners.call();
  }

  /**
   * Commits answers when counts, tabs or documents may have changed too: everything is checked again, and
   * every listener is called.
   */
  #commitAll(changed: Keys): void {
    this.#forget(changed);
    this.#recheck();
  }

  #commitAnswers(changed: Keys): void {
    if (changed.length === 0) return;
    this.#saved.change(changed);
    const dropped = this.#forget(changed);
    const found = this.#validating ? this.#book.checkReaders(changed, this.view) : [];
    this.#listeners.call([...changed, ...dropped, ...found]);
  }

  /** Drops the server's errors for answers that have changed. Returns the keys whose messages changed. */
  #forget(changed: Keys): Keys {
    for (const key of changed) this.#unreadable.delete(key);
    return this.#book.dropServerErrors(changed);
  }
}
