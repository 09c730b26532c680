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
 * Holds one applicant's answers, for `useSyncExternalStore`, and what of them the server has not been told yet.
 *
 * A change goes: set → settle (hide, clear) → check (only while validating) → one call of each listener.
 */
export class FormStore {
  readonly index: FormIndex;
  readonly #listeners = new Listeners();
  readonly #book: ErrorBook;
  readonly #answers: AnswerMap;
  readonly #layout: CountsAndTabs;
  readonly #saved: SavedForm;
  /** Fields that show something that is no answer, such as half a date. */
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

  /** Calls the listener after each commit that changes one of the keys, or after any; returns what ends that. */
  readonly subscribe: Listeners['add'] = (listener, keys) => this.#listeners.add(listener, keys);

  /** A copy of everything, to be sent or carried. */
  get state(): FormState {
    return { answers: this.#answers.inForce, ...this.#layout.state };
  }

  /** What rules and checks read; always the present answers. */
  readonly view: FormView;

  /** One answer in force; '' for a key that is hidden by what is just being entered. */
  readonly answer: (key: AnswerKey) => string;

  /** Takes over saved answers, texts as if their fields had been left (decision 034); nothing is cleared or changed. */
  hydrate(state: FormState, saved: FormState = state): void {
    this.#reset({ ...state, addAnother: raiseCounts(this.index, state) }, saved);
  }

  /** Commits answers, and everything they clear, at once: a choice, or what a lookup fills in. */
  change(changes: Answers): void {
    this.#commitAnswers(this.#answers.change(changes));
  }

  /**
   * Takes answers that are still being entered: a text letter by letter, radios passed with the arrow keys.
   *
   * They are in force at once, and what they hide goes out as ''. Until `flush`, the next letter brings it back.
   * If the field has another answer by then, `flush` commits `whenLeft`.
   */
  enter(changes: Answers, whenLeft: Answers = {}): void {
    if (!(this.#answers.entering in changes)) this.flush();
    this.#commitAnswers(this.#answers.enter(changes, whenLeft));
  }

  /** Enters one answer, as each letter does. */
  set(key: AnswerKey, value: string): void {
    this.enter({ [key]: value });
  }

  /** Commits what waits for its field to be left, and tidies it; saves and submits call it before they read `state`. */
  flush(): void {
    const left = this.#answers.leave();
    if (!left) return;
    const changed = this.#answers.change(left);
    // A field was left, even where its answer stays as it was typed.
    if (changed.length === 0) this.#listeners.call([]);
    this.#commitAnswers(changed);
  }

  /** The answers for a save that disturbs nobody (`AnswerMap.typed`), and what of them the server may lack. */
  get typed(): TypedAnswers & { readonly unsaved: Answers } {
    return { ...this.#answers.typed, unsaved: this.#saved.unsavedTyped };
  }

  /** Notes whether a field shows something that is no answer; its answer stays what it was. */
  setUnreadable(key: AnswerKey, isUnreadable: boolean): void {
    if (isUnreadable === this.#unreadable.has(key)) return;
    if (isUnreadable) this.#unreadable.add(key);
    else this.#unreadable.delete(key);
    const places = this.index.placesOf.get(key) ?? [];
    this.#listeners.call(this.#validating ? [key, ...this.#book.check(places, this.view)] : [key]);
  }

  /**
   * Says which upload questions have their document: their answers follow, 'ANSWERED' while it is there and its
   * question is not hidden, else ''. They have no other writer; until the first call, what is saved stands.
   */
  setDocuments(keys: Iterable<DocumentAnswerKey>): void {
    this.#commitAnswers(this.#answers.setDocuments(keys));
  }

  /** Sets how many components an add-another has; the answers of those taken away go with them. */
  setCount(buttonId: string, count: number): void {
    this.#commitAll(this.#answers.change(this.#layout.set(buttonId, count, this.answer)));
  }

  /** The number of the component that `undoRemoval` would bring back; null where there is none. */
  removedItem(buttonId: string): number | null {
    return this.#layout.removedItem(buttonId);
  }

  /** Brings back the component taken away last, with its answers. */
  undoRemoval(buttonId: string): void {
    this.#commitAll(this.#answers.change(this.#layout.bringBack(buttonId)));
  }

  /** Chooses a tab; the answers of the other tabs are kept, but not in force. */
  setTab(tabsId: string, tabId: string): void {
    this.#layout.choose(tabsId, tabId);
    this.#recheck();
  }

  get validating(): boolean {
    return this.#validating;
  }

  /** Starts or stops showing what is wrong; answers are checked only while validating. */
  setValidating(validating: boolean): void {
    if (validating === this.#validating) return;
    this.#validating = validating;
    this.#book.reset();
    this.#recheck();
  }

  /** Brings the checks; until then nothing is found wrong. */
  setValidator(validator: Validator): void {
    this.#book.validator = validator;
    this.#recheck();
  }

  /** Says whether the checks have been loaded. */
  get canValidate(): boolean {
    return this.#book.validator !== null;
  }

  /** Checks the whole form without showing anything, whatever the status. */
  readonly findErrors = (): ErrorsByKey => this.#book.find(this.index.questions, this.view);

  /** Shows what the server found, until its question is changed. */
  setServerErrors(errors: ErrorsByKey): void {
    this.#book.setServerErrors(errors);
    this.#listeners.call();
  }

  /** The messages of a question; the same array until they change. */
  readonly errors = (key: AnswerKey): readonly string[] => this.#book.messages(key);

  /** Every error of the form, as lines of the summary; the same array until it changes. */
  readonly summary = (): readonly SummaryItem[] => this.#book.summary();

  /** What the server may lack: what was changed since it last confirmed, and what a save without a reply sent. */
  get unsaved(): FormState {
    return this.#saved.unsavedOf(this.state);
  }

  get hasUnsavedAnswers(): boolean {
    return Object.keys(this.unsaved.answers).length > 0;
  }

  get hasUnsaved(): boolean {
    return Object.values(this.unsaved).some((values: object) => Object.keys(values).length > 0);
  }

  /** When the server was last known to take answers over, in ms; null before. */
  get savedAt(): number | null {
    return this.#saved.savedAt;
  }

  /** Notes that values are being sent; until the save is confirmed or refused, the server may have them or not. */
  beginSave(values: Partial<FormState>, origin: SaveOrigin = 'page'): PendingSave {
    return this.#saved.send(values, origin, () => this.#listeners.call());
  }

  /** Goes back to what the server has: the application is closed, and nothing more can be sent. */
  dropUnsaved(): void {
    this.#reset({ ...this.state, answers: this.#saved.confirmed });
  }

  /** Takes over what another device has saved (`SavedForm`). */
  merge(saved: Answers, at: number): void {
    this.#commitAll(this.#saved.merge(saved, at));
  }

  /** Takes over what another tab has saved. */
  adopt(
    saved: Answers,
    counts: FormState['addAnother'] = {},
    at: number | null = null,
    entering: Keys = [],
  ): void {
    this.#commitAll(this.#saved.adopt(saved, counts, at, entering));
  }

  /** Takes over what another tab is sending as it is left. */
  expect(answers: Answers): void {
    this.#commitAll(this.#saved.expect(answers));
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

  /** Commits answers with what else may have changed: everything is checked again, and every reader looks. */
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

  /** Forgets what was said of answers that have changed. Returns the keys whose messages changed. */
  #forget(changed: Keys): Keys {
    for (const key of changed) this.#unreadable.delete(key);
    return this.#book.dropServerErrors(changed);
  }
}
